import { expect, test } from 'vitest'
import { readPlainGet } from './plain_get.ts'

const read = (...lines: string[]) => readPlainGet(Buffer.from([...lines, '', ''].join('\r\n'), 'latin1'))

test('a plain GET is read as it stands', () => {
	expect(
		read(
			'GET /contact?utm=a HTTP/1.1',
			'Host: hauler.example',
			'User-Agent: Someone (é; "x")',
			'ACCEPT-ENCODING:gzip, br ',
			'If-None-Match:\t"abc"',
			'Connection: Keep-Alive',
			'Cookie: a=b:c',
		),
	).toEqual({ target: '/contact?utm=a', acceptEncoding: 'gzip, br', ifNoneMatch: '"abc"' })
	expect(read('GET / HTTP/1.1', 'Host: a')).toEqual({
		target: '/',
		acceptEncoding: undefined,
		ifNoneMatch: undefined,
	})
})

test.for([
	['another method', ['POST / HTTP/1.1', 'Host: a']],
	['a method in small letters', ['get / HTTP/1.1', 'Host: a']],
	['another version', ['GET / HTTP/1.0', 'Host: a']],
	['a whole address', ['GET http://a/ HTTP/1.1', 'Host: a']],
	['a space in the path', ['GET /a b HTTP/1.1', 'Host: a']],
	['a letter outside of ASCII in the path', ['GET /é HTTP/1.1', 'Host: a']],
	['no fields', ['GET / HTTP/1.1']],
	['no host', ['GET / HTTP/1.1', 'Accept: */*']],
	['an empty host', ['GET / HTTP/1.1', 'Host: ']],
	['two hosts', ['GET / HTTP/1.1', 'Host: a', 'host: b']],
	['two lists of encodings', ['GET / HTTP/1.1', 'Host: a', 'Accept-Encoding: br', 'Accept-Encoding: gzip']],
	['two validators', ['GET / HTTP/1.1', 'Host: a', 'If-None-Match: "a"', 'If-None-Match: "b"']],
	['a space before the colon', ['GET / HTTP/1.1', 'Host : a']],
	['a folded line', ['GET / HTTP/1.1', 'Host: a', ' b']],
	['a field without a name', ['GET / HTTP/1.1', 'Host: a', ': b']],
	['a line without a colon', ['GET / HTTP/1.1', 'Host: a', 'b']],
	['a NUL', ['GET / HTTP/1.1', 'Host: a', 'X: a\0b']],
	['a bare line feed', ['GET / HTTP/1.1', 'Host: a', 'X: a\nY: b']],
	['a bare carriage return', ['GET / HTTP/1.1', 'Host: a', 'X: a\rY: b']],
	['a length', ['GET / HTTP/1.1', 'Host: a', 'Content-Length: 0']],
	['a body in chunks', ['GET / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked']],
	['an upgrade', ['GET / HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: h2c']],
	['an expectation', ['GET / HTTP/1.1', 'Host: a', 'Expect: 100-continue']],
	['a connection to close', ['GET / HTTP/1.1', 'Host: a', 'Connection: close']],
	['two requests', ['GET / HTTP/1.1', 'Host: a', '', 'GET / HTTP/1.1', 'Host: a']],
	['more than one line end after it', ['GET / HTTP/1.1', 'Host: a', '']],
	['too many bytes', ['GET / HTTP/1.1', 'Host: a', `X: ${'x'.repeat(9000)}`]],
] as const)('%s is not for us', ([, lines]) => {
	expect(read(...lines)).toBeNull()
})

test('a request that is not all there is not for us', () => {
	const whole = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
	for (let length = 0; length < whole.length; length += 1) {
		expect(readPlainGet(Buffer.from(whole.slice(0, length)))).toBeNull()
	}
	expect(readPlainGet(Buffer.from(whole))).not.toBeNull()
})
