import { isDeepStrictEqual } from 'node:util'
import { data } from 'react-router'
import { builtInCompany } from '#app/company/built_in_facts.server.ts'
import { composeCompany } from '#app/company/compose_company.server.ts'
import type { FactGroup } from '#app/company/fact_group.ts'
import { getFact } from '#app/company/fact_path.ts'
import { factGroup } from '#app/company/facts_schema.ts'
import { factRow } from '#app/content/fact_rows.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import { factsNotSaved } from '../facts/stored_facts.server.ts'
import { done, refused, type Submission } from '../kernel/screens/commands.server.ts'
import {
	type Actor,
	type ContentServices,
	recordChange,
	type Unavailable,
	writeContent,
} from '../kernel/store/write_content.server.ts'
import { refuseUnless } from '../sign_in/staff.server.ts'

/** `changed`: one of the values is no longer the shipped one. */
type Confirmed = { ok: true } | { ok: false; reason: 'changed' }

/** Stores shipped facts of a group as the company's own, with their history; `names` are those that somebody confirmed. */
export async function confirmFacts(
	services: ContentServices,
	{ fields }: FactGroup,
	names: readonly string[],
	actor: Actor,
): Promise<Confirmed | Unavailable> {
	const shipped = builtInCompany()
	const confirmed = fields.flatMap(({ name }) => (names.includes(name) ? [name] : []))
	return writeContent<Confirmed>(
		services,
		async (trx) => {
			const stored = await trx.selectFrom('company_facts').selectAll().execute()
			const company = composeCompany(stored, services.content.builtIn, { warn() {} })
			const isShipped = (name: string) => isDeepStrictEqual(getFact(company, name), getFact(shipped, name))
			if (!confirmed.every(isShipped)) return { ok: false, reason: 'changed' }
			for (const name of confirmed) {
				if (stored.some((row) => row.name === name)) continue
				const row = factRow(name, getFact(shipped, name), actor.now)
				await trx.insertInto('company_facts').values(row).execute()
				const change = {
					table: 'company_facts',
					id: name,
					action: 'save',
					before: null,
					after: { ...row },
				} as const
				await recordChange(trx, change, actor)
			}
			return { ok: true }
		},
		factsNotSaved,
	)
}

/** The command of the button in `ShippedList`. */
export async function confirmShipped({ services, staff, now, form, url }: Submission) {
	refuseUnless(staff.role === 'owner')
	const group = factGroup(formText(form, 'group'))
	if (!group) throw data(null, { status: 400 })
	const names = form.getAll('fact').map(String)
	const saved = await confirmFacts(services, group, names, { staff, now })
	if (saved.ok) return done(`${url.pathname}?done=confirmed`)
	if (saved.reason === 'unavailable') return saved
	return refused(
		409,
		'Somebody changed some of these since you opened this page. Nothing was saved; please look again.',
	)
}
