import { expect, test } from 'vitest'
import { rowsIn } from '#app/content/listing.ts'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { prefill } from './prefill.server.ts'

const filled = (search: string, service: 'trash' | 'lawn' = 'trash') =>
	prefill(builtInSnapshot(), new URLSearchParams(search), service, undefined)

test('FI-33 what was chosen next to the prices is preselected in the order form, with a note', () => {
	const { values, note } = filled('town=severance&cart=large&extras=recycling&extras=lawn')
	expect(values).toMatchObject({ town: 'Severance', cart: '96-gallon cart', extras: 'recycling,lawn' })
	expect(note).toBe('From the Severance page: 96-gallon cart, recycling and lawn pickup.')
	expect(filled('cart=small')).toMatchObject({
		values: { extras: '' },
		note: 'Chosen already: 65-gallon cart.',
	})
})

test('FI-33 PD-13 a town that shares its name with another is prefilled with its state, so that nobody is asked which one', () => {
	const content = builtInSnapshot()
	const towns = rowsIn(content.residentialTowns)
	const windsor = towns.find(({ slug }) => slug === 'windsor')
	const other = { ...windsor, slug: 'windsor-va', name: 'Windsor, VA', state: 'VA' } as (typeof towns)[number]
	const both = { ...content, residentialTowns: { ok: true as const, rows: [...towns, other] } }
	const townOf = (search: string) =>
		prefill(both, new URLSearchParams(search), 'trash', undefined).values['town']
	expect(townOf('town=windsor')).toBe('Windsor, CO')
	expect(townOf('town=windsor-va')).toBe('Windsor, VA')
	expect(townOf('town=greeley')).toBe('Greeley')
})

test('FI-33 unknown choices in the address, and those of another service, are left out', () => {
	expect(filled('cart=huge&extras=recycling')).toMatchObject({ values: { cart: '', extras: '' }, note: null })
	expect(filled('cart=small&extras=sofa&extras=recycling').values).toMatchObject({ extras: 'recycling' })
	expect(filled('cart=small&extras=recycling', 'lawn').values).toMatchObject({ cart: '', extras: '' })
})
