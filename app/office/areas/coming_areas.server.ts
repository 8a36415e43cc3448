import type { Zoned } from '#app/company/zoned_time.ts'
import { comingRules } from '#app/pickup/schedule/area_rules.ts'
import { weekdayWords } from '#app/pickup/schedule/rule_words.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { companyDay } from '../kernel/fields/plan_day.ts'

/** The areas whose pickup day or streams change on a day to come: `Thursday, from January 4 on Tuesday`. */
export function comingAreas({ pickupAreas }: Pick<Snapshot, 'pickupAreas'>, now: Date, zoned: Zoned) {
	const today = companyDay(now, zoned)
	const areas = pickupAreas.ok ? pickupAreas.rows : []
	return areas
		.filter((area) => comingRules(area, today).length > 0)
		.map((area) => ({ id: area.id, name: area.name, days: weekdayWords(area, today) }))
}
