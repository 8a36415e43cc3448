import { expect, test } from 'vitest'
import { marked, snippetOf } from './snippet.ts'

const long = `${'lorem ipsum '.repeat(30)}the cart is broken ${'dolor sit '.repeat(30)}`

test('SE-02 a snippet is 150 characters around the first match, cut between words', () => {
	const snippet = snippetOf(long, ['cart'])
	expect(snippet.length).toBeLessThanOrEqual(150)
	expect(snippet.length).toBeGreaterThan(135)
	expect(snippet).toMatch(/^…(lorem|ipsum) .* the cart is broken .*(dolor|sit)…$/)
})

test('a snippet starts with the text when the match is near its start or missing', () => {
	expect(snippetOf(long, ['zebra'])).toMatch(/^lorem ipsum .*…$/)
	expect(snippetOf(`cart ${long}`, ['cart'])).toMatch(/^cart lorem /)
	expect(snippetOf(' short\n text ', ['text'])).toBe('short text')
	expect(snippetOf('a'.repeat(400), []).length).toBe(150)
})

test('matched words are marked whole, in any letter case, and no text is lost', () => {
	const text = 'Carts, a cart and a carton (not a scarf)'
	const pieces = marked(text, ['cart', 'not'])
	expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual([
		'Carts',
		'cart',
		'carton',
		'not',
	])
	expect(pieces.map((piece) => piece.text).join('')).toBe(text)
	for (const { at, text: piece } of pieces) expect(text.slice(at, at + piece.length)).toBe(piece)
	expect(marked('plain', [])).toEqual([{ at: 0, text: 'plain', isMatch: false }])
})
