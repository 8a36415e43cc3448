import { servicesContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { typedText } from '#platform/forms/typed_text.ts'
import type { Route } from './+types/callers_route.ts'
import { findCallers } from './callers.server.ts'

/** Who may be calling, asked while the number is typed. By POST, so that no number stands in a URL or a log. */
export async function action({ request, context }: Route.ActionArgs) {
	const entries = await readForm(request)
	const asked = {
		phone: typedText(entries, 'phone').slice(0, 40),
		email: typedText(entries, 'email').slice(0, 254),
	}
	return { callers: await findCallers(context.get(servicesContext).store, asked) }
}
