import { listed } from '#platform/text/listed.ts'
import type { FactValues } from '#app/company/fact_path.ts'
import { serviceOfType } from '#app/company/service_types.ts'
import { serviceNames, type OfferedServices } from '#app/company/services.ts'
import { closedPagesOf } from '#app/content/closed_pages.ts'
import { listedRows } from '#app/content/listed_rows.ts'
import { wantedColumns } from '#app/pickup/reminders/wanted_streams.ts'
import { streams } from '#app/pickup/schedule/streams.ts'
import { counted } from '#platform/text/counted.ts'
import { leadForms } from '#app/leads/lead_definitions.server.ts'
import { settledFrom } from '#app/leads/lead_work.ts'
import { leadFormServices } from '#db/lead_rows.ts'
import { type Service, services as all } from '#db/service_names.ts'
import type { ContentServices } from '../kernel/store/write_content.server.ts'
import type { Jump } from '../kernel/fields/question.ts'

const mostNamed = 4

/** Questions before services are switched off: their pages, open requests and reminders. Throws if the store fails. */
export async function serviceQuestions(
	{ store, content }: Pick<ContentServices, 'store' | 'content'>,
	changes: FactValues,
): Promise<Jump[]> {
	const { facts } = content.current
	const offeredAfter = Object.fromEntries(
		all.map((service) => [service, changes[`services.${service}`] ?? facts.services[service]]),
	) as OfferedServices
	const off = all.filter((service) => facts.services[service] && !offeredAfter[service])
	return Promise.all(
		off.map(async (service) => {
			const closed = closedPagesOf(content.types, (type) => listedRows(content.current, type), offeredAfter)
			const pages = Object.keys(closed).filter((path) => closed[path] === service && !path.includes('?'))
			const [open, reminded] = [await countOpen(store, service), await countReminded(store, service)]
			const effects = [
				pagesText(pages),
				...(open > 0
					? [`${counted(open, 'open request')} ${open === 1 ? 'stays' : 'stay'} in the inbox`]
					: []),
				...(reminded > 0
					? [`${counted(reminded, 'subscription')} ${reminded === 1 ? 'gets' : 'get'} no reminders of it`]
					: []),
			]
			return {
				name: `services.${service}`,
				label: serviceNames[service],
				text: `${effects.join(', and ')}: is that right?`,
			}
		}),
	)
}

function pagesText(pages: readonly string[]): string {
	if (pages.length === 0) return 'All that speaks of it leaves the site'
	const named = pages.slice(0, mostNamed)
	const more = pages.length - named.length
	const names = listed(more > 0 ? [...named, `${more} more`] : named)
	return `${pages.length === 1 ? '1 page leaves' : `${pages.length} pages leave`} the site (${names})`
}

/** The number of open requests for a service: of its own forms, and of the general form if it was chosen there. */
async function countOpen({ db }: ContentServices['store'], service: Service): Promise<number> {
	const forms = leadForms().filter((form) => leadFormServices[form] === service)
	const open = await db
		.selectFrom('lead_work')
		.leftJoin('quote_requests', 'quote_requests.id', 'lead_work.lead_id')
		.select(['lead_work.form', 'quote_requests.service_type'])
		.where('queue_order', '<', settledFrom)
		.where('lead_work.form', 'in', [...forms, 'quote'])
		.execute()
	return open.filter(({ form, service_type }) => form !== 'quote' || serviceOfType(service_type) === service)
		.length
}

/** The number of active subscriptions to reminders of a service's pickups. */
async function countReminded({ db }: ContentServices['store'], service: Service): Promise<number> {
	const stream = streams.find((one) => one === service)
	if (stream === undefined && service !== 'residential') return 0
	const { count } = await db
		.selectFrom('pickup_subscriptions')
		.select(({ fn }) => fn.countAll().as('count'))
		.where('confirmed_at', 'is not', null)
		.where('ended_at', 'is', null)
		.$if(stream !== undefined, (query) => query.where(wantedColumns[stream ?? 'trash'], '=', true))
		.executeTakeFirstOrThrow()
	return Number(count)
}
