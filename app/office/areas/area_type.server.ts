import { counted } from '#platform/text/counted.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { pickupAreas } from '#app/content/types/pickup_areas.ts'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { comingRules } from '#app/pickup/schedule/area_rules.ts'
import { rulesInWords } from '#app/pickup/schedule/rule_words.ts'
import { subscriberCounts } from '#app/pickup/reminders/subscriber_counts.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { areaErrors } from '../alerts/check_current_alerts.server.ts'
import { plannableDays } from '../kernel/fields/plan_day.ts'
import { isOnSite } from '../kernel/store/content_handle.server.ts'
import { defineResource } from '../kernel/screens/resource.ts'
import { coverErrors } from './cover_errors.server.ts'
import { endingReminders, restingReminders } from './ending_reminders.ts'
import { formerSlugErrors } from './former_slug.server.ts'
import { ruledColumns } from './ruled_columns.ts'
import { saveArea } from './save_area.server.ts'

/**
 * The pickup areas. An area's day must agree with the alerts, and no other area may have its path or cover the same place. A
 * change of the pickup day takes effect on a given day and must be confirmed.
 */
export const areaType = defineResource(pickupAreas, {
	save: saveArea,
	async check(trx, { row, facts, now }) {
		// A row restored from old history may lack these columns.
		const covers = { covers_town: false, covers_zips: [] }
		const area = { ...covers, ...row } as unknown as PickupAreaRow
		return [
			...(await areaErrors(trx, facts, area, now)),
			...(await formerSlugErrors(trx, area, now, facts)),
			...(await coverErrors(trx, area)),
		]
	},
	// Past rules are kept: a revert takes effect today, or on the day when planned rules would have begun.
	derive(current, columns, { from, today, now }) {
		const area = current as unknown as PickupAreaRow
		return ruledColumns(area, columns, from ?? comingRules(area, today)[0]?.valid_from ?? today, now)
	},
	async follow(trx, { before, after }) {
		if (before && after && before['slug'] !== after['slug'])
			await renameInRequests(trx, String(before['slug']), String(after['slug']))
	},
	neededBy: (db, { id }) => neededByStreets(db, id),
	async about({ store, content }, row, now) {
		const reminders = (await subscriberCounts(store.db)).get(row.id)?.reminders ?? 0
		const notes = [
			comingNote(row as unknown as PickupAreaRow, now, content.current.facts),
			isOnSite(content, pickupAreas, row) ? null : restingReminders(reminders),
		].filter((note) => note !== null)
		return {
			note: notes.join('\n') || null,
			// Subscribers are mailed that the area is gone (PD-24).
			deletionNote: reminders === 0 ? null : endingReminders(reminders),
		}
	},
	days: (now, zoned) => ({
		first: localTimeOf(now, zoned).date,
		last: plannableDays(now, zoned).last,
		hint: 'A changed pickup day and changed streams hold from this day on; you see what that does before it is saved. For everything else, empty is at once, and with a day it appears by itself at midnight.',
	}),
})

/** The tables of forms that store a pickup area's slug. */
const naming = Object.values(leadDefinitions)
	.filter(({ columns }) => columns.has('area_slug'))
	.map(({ table }) => table as 'service_orders' | 'service_requests')

/** Replaces an area's former slug in requests by the new one. */
async function renameInRequests(trx: Transaction<Database>, former: string, slug: string): Promise<void> {
	for (const table of naming)
		await trx.updateTable(table).set({ area_slug: slug }).where('area_slug', '=', former).execute()
}

/** A note about coming changes of the area's pickup days (PD-53). */
function comingNote(area: PickupAreaRow, now: Date, zoned: Zoned): string | null {
	if (comingRules(area, localTimeOf(now, zoned).date).length === 0) return null
	return `${rulesInWords(area)}\nThe form shows what comes last. To let it begin on another day, enter that day below; to take it back, choose what holds until then, from the same day.`
}

/** A sentence if published street ranges belong to the area; else null. */
async function neededByStreets(db: Kysely<Database>, area: string): Promise<string | null> {
	const { ranges } = await db
		.selectFrom('street_list')
		.innerJoin('street_ranges', 'street_ranges.import_id', 'street_list.import_id')
		.select(({ fn }) => fn.countAll().as('ranges'))
		.where('area_id', '=', area)
		.executeTakeFirstOrThrow()
	const count = Number(ranges)
	if (count === 0) return null
	const [belong, those] = count === 1 ? ['belongs', 'that one'] : ['belong', 'those']
	return `${counted(count, 'street range')} still ${belong} to it. Move or remove ${those} first, under Streets.`
}
