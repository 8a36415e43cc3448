import { expect, test } from 'vitest'
import { spamReason } from './spam_reason.ts'

const reason = (message: string, isTrapFilled = false) =>
	spamReason({ name: 'June', photos: 2, message }, isTrapFilled)

test.each([
	'',
	'My email is june@example.com and/or june.alvarez@example.org, weekdays 8-5.',
	'The container stands here: https://maps.example.com/?q=12+Elm+St',
	'I saw it on www.example.com and want the same.',
	'This one: example.com/shop/cart?size=96',
	'Dr. Smith c/o St. John, 1/2 ton, 11/30, 7 a.m./p.m.',
	'Got it at Lowes.com, or HomeDepot.com',
])('a person’s message with one link or none is no spam: %s', (message) => {
	expect(reason(message)).toBeNull()
})

test.each([
	['Best SEO: https://a.example https://b.example', 2],
	['<a href="https://a.example">https://a.example</a>', 2],
	['[url=http://a.example]www.b.example[/url] (c.example/buy)', 3],
	['https://www.a.example/x,https://b.example', 2],
])('two links or more are: %s', (message, links) => {
	expect(reason(message)).toBe(`${links} links in the text`)
})

test('links are counted across all fields, and a filled trap alone is enough', () => {
	expect(spamReason({ name: 'https://a.example', message: 'www.b.example' }, false)).toBe(
		'2 links in the text',
	)
	expect(reason('Hello', true)).toBe('The hidden field was filled in')
	expect(reason('https://a.example https://b.example', true)).toBe(
		'The hidden field was filled in; 2 links in the text',
	)
})
