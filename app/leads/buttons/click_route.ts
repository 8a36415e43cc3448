import { servicesContext, visitorContext } from '#app/context.server.ts'
import { storableSearch } from '#platform/text/storable.ts'
import type { Route } from './+types/click_route.ts'
import { countClick } from './count_click.server.ts'

const nothing = { status: 204 } as const

/** Counts a click on a marked link, sent as the visitor leaves the page. Ignored under Global Privacy Control. */
export async function action({ request, context }: Route.ActionArgs) {
	if (request.headers.get('sec-gpc') === '1') return new Response(null, nothing)
	const { store, log, content } = context.get(servicesContext)
	const { address } = context.get(visitorContext)
	const clicked = new URLSearchParams(storableSearch(await request.text()))
	try {
		await countClick(
			store,
			{ button: clicked.get('button'), page: clicked.get('page') },
			address,
			new Date(),
			content.current.facts,
		)
	} catch (error) {
		log.warn({ error: String(error) }, 'press not counted')
	}
	return new Response(null, nothing)
}
