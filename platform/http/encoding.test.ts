import { expect, test } from 'vitest'
import { chooseEncoding, decode, encode, encodings } from './encoding.ts'

test.for([
	[undefined, 'identity'],
	['', 'identity'],
	['gzip, deflate, br, zstd', 'br'],
	['gzip', 'gzip'],
	['GZIP;q=0.5', 'gzip'],
	['br;q=0, gzip', 'gzip'],
	['*', 'br'],
	['br;q=0, *', 'gzip'],
	['identity', 'identity'],
	['vibrant', 'identity'],
])('Accept-Encoding %s is answered with %s', ([header, expected]) => {
	expect(chooseEncoding(header)).toBe(expected)
})

test.each(encodings)('%s decodes to the same bytes', async (encoding) => {
	const text = Buffer.from('Trash day is Monday. '.repeat(200))
	const body = await encode(text, encoding)
	expect(decode(body, encoding)).toEqual(text)
	expect(body.length).toBeLessThan(encoding === 'identity' ? text.length + 1 : text.length / 10)
})
