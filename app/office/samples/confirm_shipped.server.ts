import { data } from 'react-router'
import { factGroup } from '#app/company/facts_schema.ts'
import { formText } from '#platform/forms/form_text.ts'
import { done, refused, type Submission } from '../kernel/screens/commands.server.ts'
import { notSaved } from '../kernel/store/store_failure.ts'
import { refuseUnless } from '../sign_in/staff.server.ts'
import { confirmFacts } from './confirm_facts.server.ts'

/** The command of the button in `ShippedList`. */
export async function confirmShipped({ services, staff, now, form, url }: Submission) {
	refuseUnless(staff.role === 'owner')
	const group = factGroup(formText(form, 'group'))
	if (!group) throw data(null, { status: 400 })
	const names = form.getAll('fact').map(String)
	const saved = await confirmFacts(services, group, names, { staff, now })
	if (saved.ok) return done(`${url.pathname}?done=confirmed`)
	return saved.reason === 'unavailable'
		? refused(503, notSaved)
		: refused(
				409,
				'Somebody changed some of these since you opened this page. Nothing was saved; please look again.',
			)
}
