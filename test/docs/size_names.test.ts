import { expect, test } from 'vitest'
import { sizesIn } from './size_names.ts'

test.each([
	"const label = '65-gallon cart'",
	"['rolloff-20-yard', '/']",
	'if (size.yards === 12) return',
	'carts: [{ gallons: 96 }]',
	'{{price.cart65}}',
	'`${folder}#yard-30`',
	"text: 'A 2 yard dumpster'",
])('%s names a size', (line) => {
	expect(sizesIn(line)).toEqual([line])
})

test.each([
	'/** `48-gallon cart` */',
	'const path = `/rolloff-${yards}-yard` // not 20-yard',
	'const maxBytes = 64 * 1024',
	'rolloffs.toSorted((one, other) => one.yards - other.yards)[0]',
	"href='https://example.com/a'",
])('%s names no size', (line) => {
	expect(sizesIn(line)).toEqual([])
})
