import { expect, test } from 'vitest'
import { residentialTowns } from '#db/seed/residential_towns.ts'
import { townSections } from '#db/seed/sections/towns.ts'
import { pickupDays, formatPickupDays, weekdays } from './pickup_days.ts'

test.each([
	['fort-collins', 'Monday or Tuesday'],
	['greeley', 'Monday or Tuesday'],
	['wellington', 'Monday'],
	['windsor', 'Same weekday every week'],
	['nowhere', 'Same weekday every week'],
])('RT-05 %s: %s', (slug, words) => {
	expect(formatPickupDays(pickupDays(slug))).toBe(words)
})

test("RT-05 the days of the plan are those in the town's own text", () => {
	for (const { slug, local_blurb } of residentialTowns) {
		const section = townSections.find(
			(row) => row.page_slug === `residential-${slug}` && row.section_name === 'weekly-pickup',
		)
		const firstLine = section?.description?.split('\n')[0] ?? ''
		for (const text of [firstLine, local_blurb]) {
			expect(weekdays.filter((day) => text.includes(day))).toEqual(pickupDays(slug))
		}
	}
})
