import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import type { TestimonialRow } from '#db/content_rows.ts'
import { homeContent } from './home_content.server.ts'

const today = new Date('2026-11-21T12:00:00Z')

function voice(id: string, is_featured: boolean): TestimonialRow {
	return {
		id,
		content: 'On time.',
		rating: null,
		customer_name: 'Ruth A.',
		customer_title: null,
		company: null,
		location: 'Wellington',
		image_url: null,
		service_type: null,
		source: 'A letter',
		said_on: '2026-01-01',
		is_sample: false,
		is_approved: true,
		is_featured,
		created_at: '2026-01-01T00:00:00.000Z',
	}
}

function homeWith(rows: TestimonialRow[]) {
	return homeContent({ ...builtInSnapshot(), testimonials: { ok: true, rows } }, today)
}

test('HM-07 at most six featured testimonials, in the order of the listing', () => {
	const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => voice(id, true))
	const page = homeWith([...rows, voice('plain', false)])
	expect(page.testimonials?.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('HM-07 without testimonials, or if they cannot be read, none are shown', () => {
	expect(homeWith([]).testimonials).toEqual([])
	const page = homeContent({ ...builtInSnapshot(), testimonials: { ok: false } }, today)
	expect(page.testimonials).toBeNull()
})

test('HM-11 a managed section has its own picture, with the drawn one as fallback (TH-04)', () => {
	const snapshot = builtInSnapshot()
	const hero = snapshot.sections.ok && snapshot.sections.rows.find((row) => row.id === 'section-home-hero')
	if (!hero) throw new Error('No hero among the built-in sections')
	const heroWith = (image_path: string | null) =>
		homeContent({ ...snapshot, sections: { ok: true, rows: [{ ...hero, image_path }] } }, today).hero
	expect(heroWith('contact').picture.name).toBe('contact')
	expect(heroWith('/uploads/truck.jpg').picture).toMatchObject({
		name: 'home',
		stored: { img: { src: '/uploads/truck.jpg' } },
	})
	expect(heroWith('https://elsewhere.example/truck.jpg').picture).not.toHaveProperty('stored')
	expect(heroWith(null).picture.name).toBe('home')
})

test('no copy on the page has an unfilled placeholder', () => {
	expect(JSON.stringify(homeContent(builtInSnapshot(), today))).not.toContain('{{')
})
