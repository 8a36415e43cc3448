import { data, type LoaderFunctionArgs } from 'react-router'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import type { ContentType } from '#app/content/content_type.ts'
import { servicesContext } from '#app/context.server.ts'
import { type FormContent, formContent } from './form_content.server.ts'

/** Loader data of a row's page: its form, and what was just done. */
export interface RowPage extends FormContent {
	done: string | null
	/** Whether samples are hidden from visitors. */
	hidesSamples: boolean
}

type RowRequest = Pick<LoaderFunctionArgs, 'context' | 'url'> & { params: { id?: string } }

/** Loads the page of the row in the URL, or of a new row; responds with 404 if the row does not exist. */
export async function rowPage({ params, url, context }: RowRequest, type: ContentType): Promise<RowPage> {
	const services = context.get(servicesContext)
	const query = Object.fromEntries(url.searchParams)
	const options = { draftId: query['draft'] ?? null, now: new Date(), given: query }
	const form = await formContent(services, type, params.id, options)
	// Forms of resources cannot restore a deleted row.
	const isGone = params.id !== undefined && form?.version === null && type.office?.screens
	if (!form || isGone) throw data(null, { status: 404 })
	const hidesSamples = !isSampleCompany(services.content.current.facts)
	return { ...form, done: query['done'] ?? null, hidesSamples }
}
