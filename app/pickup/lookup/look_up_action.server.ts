import { data } from 'react-router'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Services, Visitor } from '#app/context.server.ts'
import { longestAddress } from '#platform/addresses/written_address.ts'
import { areaAnswer } from './area_answer.server.ts'
import { listedArea } from './area_list.server.ts'
import { isLookUpAllowed } from './limits.server.ts'
import { lookUp } from './look_up.server.ts'
import { addressField, type LookedUp } from './look_up_result.ts'
import { territoryOf } from './territory.server.ts'

const statuses = { 'too-many': 429, unavailable: 503 } as const
/** The longest part of an overlong address that is shown again. */
const mostShown = 4 * longestAddress

/** Looks up the address of a form and answers on this page. The address never gets into a URL or a log. */
export async function lookUpAction(
	services: Pick<Services, 'store' | 'content' | 'log' | 'publicUrl'>,
	entries: FormData,
	{ address: network, requestId }: Pick<Visitor, 'address' | 'requestId'>,
	now: Date,
) {
	const text = entries.get(addressField)
	const written = typeof text === 'string' ? text : ''
	const typed = written.slice(0, mostShown)
	const fail = (reason: 'too-many' | 'unavailable') =>
		data<LookedUp>({ ok: true, typed, answer: { kind: 'failed', reason } }, { status: statuses[reason] })
	if (!isLookUpAllowed('lookUp', services, network, now)) return fail('too-many')
	try {
		const { current } = services.content
		const answer = await lookUp(services.store, territoryOf(current), written)
		const rows = current.pickupAreas.ok ? current.pickupAreas.rows : []
		if (answer.kind === 'place') {
			const today = localTimeOf(now).date
			const areas = rows
				.filter(({ slug }) => answer.slugs.includes(slug))
				.map((row) => listedArea(row, today))
				.map(({ name, day, to }) => ({ label: name, area: day, to }))
			return data<LookedUp>({ ok: true, typed, answer: { ...answer, areas } })
		}
		if (answer.kind !== 'area')
			return data<LookedUp>({ ok: true, typed, answer }, { status: answer.kind === 'unread' ? 422 : 200 })
		const area = rows.find(({ slug }) => slug === answer.slug)
		if (!area) return fail('unavailable')
		return data<LookedUp>({ ok: true, typed, answer: areaAnswer(area, current, services.publicUrl, now) })
	} catch (error) {
		services.log.error({ requestId, error: String(error) }, 'address not looked up')
		return fail('unavailable')
	}
}
