import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, compress } from './encoding.ts'

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

test('every encoding decodes to the same bytes', async () => {
	const text = Buffer.from('Trash day is Monday. '.repeat(200))
	const bodies = await compress(text, 10)
	expect(brotliDecompressSync(bodies.br)).toEqual(text)
	expect(gunzipSync(bodies.gzip)).toEqual(text)
	expect(bodies.br.length).toBeLessThan(text.length / 10)
})
