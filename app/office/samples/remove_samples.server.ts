import { createHash } from 'node:crypto'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { areaType } from '../areas/area_type.server.ts'
import { testimonials } from '#app/content/types/testimonials.ts'
import { subscriberCounts } from '#app/pickup/reminders/subscriber_counts.server.ts'
import type { Database } from '#db/schema.ts'
import type { Queries } from '#platform/database/queries.ts'
import { takeBack } from '../alerts/alert_type.server.ts'
import { deleteSampleRanges } from '../streets/import/publish.server.ts'
import { deleteWithTexts } from '../kernel/rows/delete_row.server.ts'
import { type Refused, refused } from '../kernel/screens/commands.server.ts'
import { type Actor, type ContentServices, writeContent } from '../kernel/store/write_content.server.ts'

/** Sample areas and testimonials, current and coming sample alerts, and the numbers of sample ranges and of subscriptions to these
areas. */
export async function readSamples(db: Queries<Database>, now: Date, zoned: Zoned) {
	const areas = await db
		.selectFrom('pickup_areas')
		.selectAll()
		.where('is_sample', '=', true)
		.orderBy('name')
		.orderBy('id')
		.execute()
	const alerts = await db
		.selectFrom('service_alerts')
		.selectAll()
		.where('is_sample', '=', true)
		.where('ended_at', 'is', null)
		.where('ends_on', '>=', localTimeOf(now, zoned).date)
		.orderBy('posted_at')
		.orderBy('id')
		.execute()
	const voices = await db
		.selectFrom('testimonials')
		.selectAll()
		.where('is_sample', '=', true)
		.orderBy('customer_name')
		.orderBy('id')
		.execute()
	const { streets } = await db
		.selectFrom('street_list')
		.innerJoin('street_ranges', 'street_ranges.import_id', 'street_list.import_id')
		.select(({ fn }) => fn.countAll<number | string>().as('streets'))
		.where('is_sample', '=', true)
		.executeTakeFirstOrThrow()
	const counts = await subscriberCounts(db)
	const subscriptions = areas.reduce((sum, { id }) => sum + (counts.get(id)?.reminders ?? 0), 0)
	const seen = [subscriptions, Number(streets), ...[...areas, ...alerts, ...voices].map(({ id }) => id)]
	const version = createHash('sha256').update(JSON.stringify(seen)).digest('base64url')
	return { areas, alerts, testimonials: voices, streets: Number(streets), subscriptions, version }
}

/**
 * Deletes all sample areas and testimonials and cancels sample alerts, in one transaction with their history. Refused if they
 * differ from those in `version`.
 */
export async function removeSamples(
	services: ContentServices,
	version: string,
	actor: Actor,
): Promise<{ ok: true } | Refused> {
	return writeContent<{ ok: true } | Refused>(services, async (trx) => {
		const {
			areas,
			alerts,
			testimonials: voices,
			version: current,
		} = await readSamples(trx, actor.now, services.content.current.facts)
		if (current !== version)
			return refused(
				409,
				'The samples changed since you opened this page. Nothing was removed; please look again.',
			)
		for (const area of areas) {
			const own = await trx
				.selectFrom('street_list')
				.innerJoin('street_ranges', 'street_ranges.import_id', 'street_list.import_id')
				.select('street_ranges.street')
				.where('area_id', '=', area.id)
				.where('street_ranges.is_sample', '=', false)
				.orderBy('street_ranges.id')
				.executeTakeFirst()
			if (own)
				return refused(
					409,
					`${own.street} belongs to ${area.name} and is no sample. Nothing was removed; move or remove that street first, under Streets, or clear the mark of the area.`,
				)
		}
		await deleteSampleRanges(trx)
		for (const area of areas) await deleteWithTexts(trx, areaType, { ...area }, actor)
		for (const voice of voices) await deleteWithTexts(trx, testimonials, { ...voice }, actor)
		for (const alert of alerts) await takeBack(trx, alert, 'save', actor)
		return { ok: true }
	})
}
