import { redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { leadClientAction } from './lead_client_action.ts'

beforeEach(() => {
	vi.spyOn(console, 'warn').mockReturnValue(undefined)
	vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(sampleFacts) }) })
})
afterEach(() => {
	vi.restoreAllMocks()
	vi.unstubAllGlobals()
})

const failing = (thrown: unknown) => leadClientAction({ serverAction: () => Promise.reject(thrown) })

test.each([
	[new TypeError('Failed to fetch'), 503, 'unavailable'],
	[new ErrorResponse(413, '', 'too long'), 413, 'too-long'],
	[new ErrorResponse(429, '', 'too many'), 429, 'too-many'],
	[new ErrorResponse(502, '', '<html>'), 502, 'unavailable'],
])(
	'QF-07 %s keeps the form, is logged, and keeps the router from reloading',
	async (thrown, status, reason) => {
		expect(await failing(thrown)).toMatchObject({ init: { status }, data: { ok: false, reason } })
		expect(console.warn).toHaveBeenCalledWith('The form could not be sent', thrown)
	},
)

test('QF-06 the redirect of a stored request passes through', async () => {
	const response = redirect('/contact?sent=1', 303)
	await expect(failing(response)).rejects.toBe(response)
})

test('a response of the server passes through', async () => {
	const answer = { ok: false, reason: 'invalid', errors: [], values: {} }
	expect(await leadClientAction({ serverAction: () => Promise.resolve(answer) })).toBe(answer)
})
