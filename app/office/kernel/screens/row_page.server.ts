import { data, type LoaderFunctionArgs } from 'react-router'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import type { ContentType } from '#app/content/content_type.ts'
import { servicesContext } from '#app/context.server.ts'
import { type FormContent, formContent } from './form_content.server.ts'

/** The data of a row's own page: its form, and what was just done. */
export interface RowPage extends FormContent {
	done: string | null
	/** Whether visitors see no samples. */
	hidesSamples: boolean
}

type RowRequest = Pick<LoaderFunctionArgs, 'context' | 'url'> & { params: { id?: string } }

/** The page of the row that the address names, or of a new one; a 404 where there is no such row. */
export async function rowPage({ params, url, context }: RowRequest, type: ContentType): Promise<RowPage> {
	const services = context.get(servicesContext)
	const query = Object.fromEntries(url.searchParams)
	const asked = { draftId: query['draft'] ?? null, now: new Date(), given: query }
	const form = await formContent(services, type, params.id, asked)
	// No form of a resource brings a deleted row back.
	const isGone = params.id !== undefined && form?.version === null && type.office?.screens
	if (!form || isGone) throw data(null, { status: 404 })
	const hidesSamples = !isSampleCompany(services.content.current.facts)
	return { ...form, done: query['done'] ?? null, hidesSamples }
}
