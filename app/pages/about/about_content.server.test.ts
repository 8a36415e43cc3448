import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import type { PageSectionRow } from '#db/content_rows.ts'
import { aboutContent } from './about_content.server.ts'

const today = new Date('2026-11-21T12:00:00Z')
const snapshot = builtInSnapshot()

test('AB-01 AB-02 hero, story, three services and four advantages have built-in texts', () => {
	const page = aboutContent({ ...snapshot, sections: { ok: false } }, today)
	expect(page.hero.title).toBe('Local Since 2008')
	expect(page.hero.description).toContain('founded in January 2008')
	expect(page.hero.description).toContain('family-owned')
	expect(page.story.years).toBe(18)
	expect(page.services.cards.map(({ to }) => to)).toEqual([
		'/residential',
		'/roll-off-dumpsters',
		'/commercial',
	])
	expect(page.advantages.cards).toHaveLength(4)
	expect(JSON.stringify(page)).not.toContain('{{')
})

test.each([
	'hero',
	'story-intro',
	'story-values',
	'story-community',
	'story-quote',
	'services-intro',
	'services-residential',
	'services-rolloff',
	'services-commercial',
	'advantages-intro',
	'advantage-local-knowledge',
	'advantage-no-surprises',
	'advantage-personal-accountability',
	'advantage-sustainability',
	'bottom-cta',
])('AB-06 the office can edit %s', (section_name) => {
	const row: PageSectionRow = {
		id: 'edited',
		page_slug: 'about',
		section_name,
		title: 'An edited title',
		description: 'An edited text.',
		image_path: null,
		button_text: null,
		button_url: null,
		display_order: 1,
		created_at: '2026-01-01T00:00:00.000Z',
		updated_at: '2026-01-01T00:00:00.000Z',
	}
	const page = aboutContent({ ...snapshot, sections: { ok: true, rows: [row] } }, today)
	expect(JSON.stringify(page)).toContain('An edited title')
	expect(JSON.stringify(page)).toContain('An edited text.')
})
