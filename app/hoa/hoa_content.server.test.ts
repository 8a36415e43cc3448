import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import type { PageSectionRow } from '#db/content_rows.ts'
import { hoaContent } from './hoa_content.server.ts'

const today = new Date('2026-11-21T12:00:00Z')

function managed(section_name: string, description: string): PageSectionRow {
	return {
		id: section_name,
		page_slug: 'hoa-services',
		section_name,
		title: null,
		description,
		image_path: null,
		button_text: null,
		button_url: null,
		display_order: 1,
		created_at: '2026-01-01T00:00:00.000Z',
		updated_at: '2026-01-01T00:00:00.000Z',
	}
}

test('HO-01 four steps, included services and advantages have defaults', () => {
	const { hero, plan, why } = hoaContent({ ...builtInSnapshot(), sections: { ok: false } }, today)
	expect(hero.buttonUrl).toBe('#hoa-request')
	expect(plan.steps).toHaveLength(4)
	expect(plan.included).toContain('Recycling on the trash day')
	expect(why.advantages.length).toBeGreaterThan(3)
})

test("HO-01 the included services are the office's list, separated by commas", () => {
	const rows = [
		managed('included-services', 'Trash, ,  Recycling,Lawn pickup ,'),
		managed('advantages', 'One\n\nTwo, really\n'),
	]
	const { plan, why } = hoaContent({ ...builtInSnapshot(), sections: { ok: true, rows } }, today)
	expect(plan.included).toEqual(['Trash', 'Recycling', 'Lawn pickup'])
	expect(why.advantages).toEqual(['One', 'Two, really'])
})
