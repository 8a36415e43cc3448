import { data } from 'react-router'
import { builtInFacts, builtInPaints } from '#app/company/built_in_facts.server.ts'
import type { FactGroup } from '#app/company/fact_group.ts'
import { getFact } from '#app/company/fact_path.ts'
import { factGroup } from '#app/company/facts_schema.ts'
import { noPortals } from '#app/company/portals.ts'
import { formText } from '#platform/forms/form_text.ts'
import { setFacts } from '../facts/set_facts.server.ts'
import { done, refused, type Submission } from '../kernel/screens/commands.server.ts'
import { notSaved } from '../kernel/store/store_failure.ts'
import type { Actor, ContentServices } from '../kernel/store/write_content.server.ts'
import { refuseUnless } from '../sign_in/staff.server.ts'

/** All facts as shipped with the site. */
export const shippedFacts = { facts: builtInFacts, portals: noPortals, paints: builtInPaints }

/** Stores shipped facts of a group as the company's own; `names` are those that somebody confirmed. */
export function confirmFacts(
	services: ContentServices,
	{ fields }: FactGroup,
	names: readonly string[],
	actor: Actor,
) {
	const own = fields.filter(({ name }) => names.includes(name))
	const values = Object.fromEntries(own.map(({ name }) => [name, getFact(shippedFacts, name)]))
	return setFacts(services, values, actor, { confirms: true })
}

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
