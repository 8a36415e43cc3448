import { expect, test } from 'vitest'
import { ReadyResource } from './ready_answer.ts'

const resource = new ReadyResource(
	{ identity: Buffer.from('plain'), gzip: Buffer.from('gz') },
	{ 'content-type': 'text/plain' },
)

function headersOf(answer: { headers: string[] }): Map<string, string> {
	const pairs = new Map<string, string>()
	for (let at = 0; at < answer.headers.length; at += 2)
		pairs.set(answer.headers[at] ?? '', answer.headers[at + 1] ?? '')
	return pairs
}

test('the visitor gets the best encoding there is, with its length and a validator of its own', () => {
	const best = resource.answer('br, gzip', undefined)
	expect(best.body?.toString()).toBe('gz')
	expect(headersOf(best).get('content-encoding')).toBe('gzip')
	expect(headersOf(best).get('content-length')).toBe('2')
	const plain = resource.answer(undefined, undefined)
	expect(headersOf(plain).get('etag')).not.toBe(headersOf(best).get('etag'))
	expect(headersOf(plain).has('content-encoding')).toBe(false)
})

test('what never changes has no validator, and says so by its headers alone', () => {
	const final = new ReadyResource({ identity: Buffer.from('plain') }, {}, { isFinal: true })
	expect(headersOf(final.answer(undefined, undefined)).has('etag')).toBe(false)
})

test('a copy that is still good is confirmed with 304 and no body', () => {
	const etag = headersOf(resource.answer('gzip', undefined)).get('etag') ?? ''
	for (const header of [etag, etag.replace(/^W\//, ''), `"other", ${etag}`, '*']) {
		expect(resource.answer('gzip', header)).toMatchObject({ status: 304, body: null })
	}
	expect(resource.answer('gzip', '"other"').status).toBe(200)
})
