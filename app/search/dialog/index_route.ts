import { servicesContext } from '#app/context.server.ts'
import { popularityReader } from '../popularity.server.ts'
import type { Route } from './+types/index_route.ts'
import type { SearchIndex } from './local_document.ts'
import { localDocuments } from './local_documents.server.ts'

/** The local search index of the dialog; cached and validated like a page. */
export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const popularity = await popularityReader(services)()
	const documents = localDocuments(services.content.current, popularity, new Date())
	const index: SearchIndex = { documents }
	return Response.json(index, { headers: { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' } })
}
