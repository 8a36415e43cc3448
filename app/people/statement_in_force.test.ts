import { expect, test } from 'vitest'
import { type Statement, statementInForce } from './statement_in_force.ts'

/** Parses statements such as `form+ text- voice+`, one a minute; `voice?+` is not about a specific number. */
function said(words: string): Statement[] {
	return words
		.split(' ')
		.filter(Boolean)
		.map((word, at) => ({
			by: word.replace(/\W+/, '') as Statement['by'],
			isGranted: word.includes('+'),
			isOfNumber: !word.includes('?'),
			at: `2026-11-18T17:${String(at).padStart(2, '0')}:00.000Z`,
		}))
}

test.each([
	['', 'nothing'],
	['form+', 'agreed'],
	['form- form+', 'agreed'],
	['form+ form-', 'refused'],
	['form+ text- form+', 'stopped'],
	['form+ text- form+ form-', 'stopped'],
	['form+ text- voice-', 'stopped'],
	['form+ text- form+ text+', 'agreed'],
	['form+ text- text+ form-', 'refused'],
	['form+ text- voice+', 'agreed'],
	['form+ text- voice+?', 'stopped'],
	['form+ text- voice+ text- form+', 'stopped'],
	['voice- form+', 'refused'],
	['voice- form+ voice+', 'agreed'],
	['text- voice- text+', 'agreed'],
	['voice+ text-', 'stopped'],
])('SD-100 SD-106 after “%s” it is %s', (words, expected) => {
	const standing = statementInForce(said(words))
	const state = !standing
		? 'nothing'
		: standing.isGranted
			? 'agreed'
			: standing.by === 'text'
				? 'stopped'
				: 'refused'
	expect(state).toBe(expected)
})

test('SD-100 if consent and refusal were given at the same moment, the refusal counts', () => {
	const [stop, yes] = said('text- voice+').map((one) => ({ ...one, at: '2026-11-18T17:00:00.000Z' }))
	expect(statementInForce([yes, stop].flatMap((one) => one ?? []))).toBe(stop)
})
