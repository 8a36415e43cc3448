import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import type { PageSectionRow } from '#db/content_rows.ts'
import { sectionText } from './sections.server.ts'

const today = new Date('2026-11-21T12:00:00Z')

function hero(fields: Partial<PageSectionRow>): PageSectionRow {
	return {
		id: 'one',
		page_slug: 'home',
		section_name: 'hero',
		title: null,
		description: null,
		image_path: null,
		button_text: null,
		button_url: null,
		display_order: 10,
		created_at: '2026-01-01T00:00:00.000Z',
		updated_at: '2026-01-01T00:00:00.000Z',
		...fields,
	}
}
const textOf = (...rows: PageSectionRow[]) =>
	sectionText({ sections: { ok: true, rows }, facts }, 'home', 'hero', today)

test('HM-11 a row replaces the built-in text and its placeholders are filled', () => {
	const row = hero({ title: 'From {{price.cart}}', description: 'Call {{phone}}.', image_path: 'home' })
	expect(textOf(row)).toMatchObject({
		title: `From $${facts.carts[0]?.price}`,
		description: `Call ${facts.phone}.`,
		imagePath: 'home',
	})
})

test('HM-11 without a row, or if the table could not be read, the built-in text is shown', () => {
	const preset = textOf()
	expect(preset.title).not.toBe('')
	expect(preset.description).toContain(`$${facts.carts[0]?.price}`)
	expect(sectionText({ sections: { ok: false }, facts }, 'home', 'hero', today)).toEqual(preset)
	expect(textOf(hero({ page_slug: 'about', title: 'Elsewhere' }))).toEqual(preset)
})

test('the first row by display order is used; its empty fields are the built-in ones', () => {
	const text = textOf(hero({ title: 'First', description: '  ' }), hero({ id: 'two', title: 'Second' }))
	expect(text.title).toBe('First')
	expect(text.description).toBe(textOf().description)
})

test('an unknown section is an error in the code', () => {
	expect(() => sectionText({ sections: { ok: false }, facts }, 'home', 'no-such-section', today)).toThrow(
		/no-such-section/,
	)
})
