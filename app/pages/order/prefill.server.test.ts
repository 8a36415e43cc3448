import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/open_content.server.ts'
import { prefill } from './prefill.server.ts'

const filled = (search: string, service: 'trash' | 'lawn' = 'trash') =>
	prefill(builtInSnapshot(), new URLSearchParams(search), service, undefined)

test('FI-33 what was chosen beside the prices is chosen in the order', () => {
	const { values, note } = filled('town=severance&cart=large&extras=recycling&extras=lawn')
	expect(values).toMatchObject({ town: 'Severance', cart: '96-gallon cart', extras: 'recycling,lawn' })
	expect(note).toBe('From the Severance page: 96-gallon cart, recycling and lawn pickup.')
	expect(filled('cart=small')).toMatchObject({
		values: { extras: '' },
		note: 'Chosen already: 65-gallon cart.',
	})
})

test('FI-33 what an address names besides is left out', () => {
	expect(filled('cart=huge&extras=recycling')).toMatchObject({ values: { cart: '', extras: '' }, note: null })
	expect(filled('cart=small&extras=sofa&extras=recycling').values).toMatchObject({ extras: 'recycling' })
	expect(filled('cart=small&extras=recycling', 'lawn').values).toMatchObject({ cart: '', extras: '' })
})
