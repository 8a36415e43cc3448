import { readForm } from '#platform/forms/read_form.server.ts'
import type { PreservedForm } from './preserved_form.ts'

/**
 * The input of a form whose session has ended, without passwords. Reads the request's body; empty if it is unreadable.
 * `url` is without React Router's own parameters.
 */
export async function preserveForm(request: Request, url: URL): Promise<PreservedForm> {
	const kept: PreservedForm = { reason: 'signed-out', action: actionOf(request, url), fields: [], files: [] }
	const form = await readForm(request)
	for (const [name, value] of form ?? []) {
		if (typeof value === 'string') {
			if (!/password/i.test(name)) kept.fields.push([name, value])
		} else if (value.name !== '') kept.files.push(value.name)
	}
	return kept
}

/** A bare `index` in the query distinguishes an index route's form from its layout's. */
function actionOf(request: Request, url: URL): string {
	const isIndex = new URL(request.url).searchParams.get('index') === ''
	const query = [isIndex ? 'index' : '', url.search.slice(1)].filter(Boolean).join('&')
	return query === '' ? url.pathname : `${url.pathname}?${query}`
}
