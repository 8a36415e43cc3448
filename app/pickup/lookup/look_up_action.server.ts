import { data } from 'react-router'
import type { Services } from '#app/services.server.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { rowAt, rowsIn } from '#app/content/listing.ts'
import { longestAddress } from '#platform/addresses/address_parts.ts'
import { areaResult } from './area_result.server.ts'
import { listedArea } from './area_list.server.ts'
import { isLookUpAllowed } from './limits.server.ts'
import { lookUp } from './look_up.server.ts'
import { addressField, type LookUpOutcome } from './look_up_result.ts'
import { territoryOf } from './territory.server.ts'

const statuses = { 'too-many': 429, unavailable: 503 } as const
/** How many characters of an overlong address are echoed back. */
const mostShown = 4 * longestAddress

/** Looks up the submitted address; the result shows on the same page. The address never appears in a URL or a log. */
export async function lookUpAction(
	services: Pick<Services, 'store' | 'content' | 'log' | 'publicUrl'>,
	entries: FormData,
	{ address: network, requestId }: { address: string; requestId: string },
	now: Date,
) {
	const text = entries.get(addressField)
	const written = typeof text === 'string' ? text : ''
	const address = written.slice(0, mostShown)
	const fail = (reason: 'too-many' | 'unavailable') =>
		data<LookUpOutcome>(
			{ ok: true, address, result: { kind: 'failed', reason } },
			{ status: statuses[reason] },
		)
	if (!isLookUpAllowed('lookUp', services, network, now)) return fail('too-many')
	try {
		const { current } = services.content
		const result = await lookUp(services.store, territoryOf(current), written)
		if (result.kind === 'place') {
			const rows = rowsIn(current.pickupAreas)
			const today = localTimeOf(now, services.content.current.facts).date
			const areas = rows
				.filter(({ slug }) => result.slugs.includes(slug))
				.map((row) => listedArea(row, today))
				.map(({ name, day, to }) => ({ label: name, area: day, to }))
			return data<LookUpOutcome>({ ok: true, address, result: { ...result, areas } })
		}
		if (result.kind !== 'area')
			return data<LookUpOutcome>(
				{ ok: true, address, result },
				{ status: result.kind === 'unread' ? 422 : 200 },
			)
		const area = rowAt(current.pickupAreas, result.slug)
		if (!area) return fail('unavailable')
		return data<LookUpOutcome>({
			ok: true,
			address,
			result: areaResult(area, current, services.publicUrl, now),
		})
	} catch (error) {
		services.log.error({ requestId, error: String(error) }, 'address not looked up')
		return fail('unavailable')
	}
}
