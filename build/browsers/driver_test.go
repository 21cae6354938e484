//go:build browsers

package browsers

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
)

// transport carries a WebDriver command to a browser and its value back.
// Marionette names commands, HTTP has a method and path for each.
type transport interface {
	send(c command, parameters map[string]any) (json.RawMessage, error)
	close()
}

// command is a WebDriver command by both of its names. In a path, :session and
// :element stand for the session and the parameter id.
type command struct{ name, method, path string }

// The commands in use.
var (
	newSession    = command{"WebDriver:NewSession", "POST", "/session"}
	endSession    = command{"WebDriver:DeleteSession", "DELETE", "/session/:session"}
	setTimeouts   = command{"WebDriver:SetTimeouts", "POST", "/session/:session/timeouts"}
	navigate      = command{"WebDriver:Navigate", "POST", "/session/:session/url"}
	executeScript = command{"WebDriver:ExecuteScript", "POST", "/session/:session/execute/sync"}
	findElement   = command{"WebDriver:FindElement", "POST", "/session/:session/element"}
	clickElement  = command{"WebDriver:ElementClick", "POST", "/session/:session/element/:element/click"}
	clearElement  = command{"WebDriver:ElementClear", "POST", "/session/:session/element/:element/clear"}
	typeInto      = command{"WebDriver:ElementSendKeys", "POST", "/session/:session/element/:element/value"}
)

// overHTTP is the transport to a driver program.
type overHTTP struct{ address, session string }

func (h *overHTTP) send(c command, parameters map[string]any) (json.RawMessage, error) {
	id, _ := parameters["id"].(string)
	path := strings.NewReplacer(":session", h.session, ":element", id).Replace(c.path)
	body, err := json.Marshal(parameters)
	if err != nil {
		return nil, err
	}
	request, err := http.NewRequest(c.method, h.address+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	var answer struct{ Value json.RawMessage }
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return nil, err
	}
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s: %s", c.name, answer.Value)
	}
	if c == newSession {
		var session struct{ SessionID string }
		if err := json.Unmarshal(answer.Value, &session); err != nil {
			return nil, err
		}
		h.session = session.SessionID
	}
	return answer.Value, nil
}

func (h *overHTTP) close() {}

// marionette is the transport to Firefox: messages of the form LENGTH:JSON,
// where the JSON is [0, id, name, parameters] and [1, id, error, value].
type marionette struct {
	connection net.Conn
	id         int
}

// meet connects to Firefox and reads its greeting.
func meet(address string) (*marionette, error) {
	connection, err := net.Dial("tcp", address)
	if err != nil {
		return nil, err
	}
	m := &marionette{connection: connection}
	_, err = m.read()
	return m, err
}

func (m *marionette) read() ([]byte, error) {
	length := ""
	for one := make([]byte, 1); ; {
		if _, err := io.ReadFull(m.connection, one); err != nil {
			return nil, err
		}
		if one[0] == ':' {
			break
		}
		length += string(one)
	}
	n, err := strconv.Atoi(length)
	if err != nil {
		return nil, err
	}
	message := make([]byte, n)
	_, err = io.ReadFull(m.connection, message)
	return message, err
}

func (m *marionette) send(c command, parameters map[string]any) (json.RawMessage, error) {
	m.id++
	message, err := json.Marshal([]any{0, m.id, c.name, parameters})
	if err != nil {
		return nil, err
	}
	if _, err := fmt.Fprintf(m.connection, "%d:%s", len(message), message); err != nil {
		return nil, err
	}
	reply, err := m.read()
	if err != nil {
		return nil, err
	}
	var parts [4]json.RawMessage
	if err := json.Unmarshal(reply, &parts); err != nil {
		return nil, err
	}
	if string(parts[2]) != "null" {
		return nil, fmt.Errorf("%s: %s", c.name, parts[2])
	}
	// Some values come wrapped, as they do over HTTP.
	var wrapped map[string]json.RawMessage
	if json.Unmarshal(parts[3], &wrapped) == nil && len(wrapped) == 1 && wrapped["value"] != nil {
		return wrapped["value"], nil
	}
	return parts[3], nil
}

func (m *marionette) close() { m.connection.Close() }

// errNoElement says that an answer names no element.
var errNoElement = errors.New("no element in the answer")

// element finds the first element of a CSS selector.
func element(t transport, selector string) (string, error) {
	value, err := t.send(findElement, map[string]any{"using": "css selector", "value": selector})
	if err != nil {
		return "", err
	}
	var found map[string]string
	if err := json.Unmarshal(value, &found); err != nil {
		return "", err
	}
	for _, id := range found {
		return id, nil
	}
	return "", errNoElement
}
