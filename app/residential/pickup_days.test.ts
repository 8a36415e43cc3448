import { expect, test } from 'vitest'
import { residentialTowns } from '#db/seed/residential_towns.ts'
import { pickupAreas } from '#db/seed/pickup_areas.ts'
import { townSections } from '#db/seed/sections/towns.ts'
import { pickupDays, formatPickupDays, weekdays } from './pickup_days.ts'

const samples = { ok: true, rows: pickupAreas } as const

test.each([
	['fort-collins', 'Monday or Tuesday'],
	['greeley', 'Monday or Tuesday'],
	['wellington', 'Monday'],
	['windsor', 'Same weekday every week'],
	['nowhere', 'Same weekday every week'],
])('RT-05 %s: %s', (slug, words) => {
	expect(formatPickupDays(pickupDays(slug, samples))).toBe(words)
})

test("RT-05 the days of the plan are those in the town's own text", () => {
	for (const { slug, local_blurb } of residentialTowns) {
		const section = townSections.find(
			(row) => row.page_slug === `residential-${slug}` && row.section_name === 'weekly-pickup',
		)
		const firstLine = section?.description?.split('\n')[0] ?? ''
		for (const text of [firstLine, local_blurb]) {
			expect(weekdays.filter((day) => text.includes(day))).toEqual(pickupDays(slug, samples))
		}
	}
})

test('RT-05 the sample areas have the days that the towns’ pages name', () => {
	for (const { town_slug, weekday } of pickupAreas) {
		const days = pickupDays(town_slug, samples)
		expect(days.length === 0 || days.includes(weekday), town_slug).toBe(true)
	}
})

test('RT-05 PD-02 a town’s days are those of its areas once the office has made its own', () => {
	const own = pickupAreas
		.filter(({ town_slug }) => town_slug === 'wellington')
		.flatMap((area) =>
			(['Thursday', 'Tuesday'] as const).map((weekday) => ({ ...area, weekday, is_sample: false })),
		)
	const rows = [...pickupAreas, ...own]
	expect(formatPickupDays(pickupDays('wellington', { ok: true, rows }))).toBe('Tuesday or Thursday')
	expect(formatPickupDays(pickupDays('wellington', { ok: false }))).toBe('Monday')
})
