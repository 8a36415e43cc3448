import type { Kysely } from 'kysely'
import { comingRules } from '#app/pickup/schedule/area_rules.ts'
import { rulesInForce } from '#app/pickup/schedule/rule_words.ts'
import type { Facts } from '#app/company/facts_type.ts'
import type { Database } from '#db/schema.ts'
import { shownAreas } from '../alerts/shown_areas.server.ts'

/** Visible areas whose own rules change after `today` (`YYYY-MM-DD`): `From Monday, January 4, 2027: Tuesday (trash every week)`. */
export async function comingAreas(db: Kysely<Database>, today: string, facts: Facts) {
	return (await shownAreas(db, facts))
		.filter((area) => comingRules(area, today).length > 0)
		.map((area) => ({ id: area.id, name: area.name, rules: rulesInForce(area, today).slice(1) }))
}
