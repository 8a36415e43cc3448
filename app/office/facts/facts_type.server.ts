import type { Company } from '#app/company/company.ts'
import type { FactField } from '#app/company/fact_group.ts'
import { type FactValues, getFact } from '#app/company/fact_path.ts'
import { partOf } from '#app/company/services.ts'
import type { Service } from '#db/service_names.ts'
import { stepGroup } from '#app/company/own_steps.ts'
import { factFields, factGroup, groupOf } from '#app/company/facts_schema.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import type { Field } from '#app/content/fields.ts'
import { factRow, hasRow } from '#app/content/fact_rows.server.ts'
import { previewPath } from '../kernel/preview/preview_path.ts'
import { defineResource } from '../kernel/screens/resource.ts'
import { factsPath, groupPath } from './fact_path.ts'
import { factChange, valueOf } from './format_fact_change.server.ts'
import { saveFactForm, scriptFacts } from './save_fact_form.server.ts'
import { ruleErrors, storedCompany, writeFacts } from './stored_facts.server.ts'

function fieldOf({ label, hint, control, options, schema }: FactField): Field {
	return {
		control: 'fact',
		kind: control,
		label,
		...(hint !== undefined && { hint }),
		...(options && { options }),
		// A field is optional if the fact's schema accepts an empty value.
		...(schema.safeParse('').success && { optional: true }),
	}
}

const fields = Object.fromEntries([...factFields].map(([name, field]) => [name, fieldOf(field)]))
const groupFor = (id: string) => factGroup(id) ?? stepGroup(id)

/** The facts of a row's id: those of a group, or the single fact of that name. */
function namesIn(id: string): string[] {
	const own = factFields.has(id) ? [id] : []
	return groupFor(id)?.fields.map(({ name }) => name) ?? own
}

/** The values of a row's facts. */
function valuesIn(row: ContentRow): FactValues {
	return Object.fromEntries(namesIn(row.id).map((name) => [name, row[name]]))
}

/** The service that all of these facts, or the services they are part of, depend on. */
function servicesOf(all: readonly FactField[]): Service[] {
	const needed = new Set(all.map(({ service }) => service && (partOf[service] ?? service)))
	const [one] = needed
	return needed.size === 1 && one ? [one] : []
}

/** The company facts: one row per group, and per step of "Make it yours", with the group's key as id. Facts with their built-in
value are not stored. */
export function factsType(builtIn: Company): ContentType {
	return defineResource(
		{
			table: 'company_facts',
			listing: null,
			isOutsideSnapshot: true,
			label: 'Company facts',
			singular: 'company fact',
			group: 'Pages',
			help: 'Who we are, once',
			fields,
			columns: [],
			automatic: ['updated_at'],
			title: ({ id }) => groupFor(id)?.title ?? id,
			servicesOf: ({ id }) => servicesOf(groupFor(id)?.fields ?? []),
		},
		{
			screens: {
				list: factsPath,
				row: (id) => (factGroup(id) ? groupPath(id) : factsPath),
				preview: (_, draft) => previewPath(draft),
			},
			checksPreview: true,
			cells: {
				rowOf: (name) => groupOf(name)?.key ?? namesIn(name)[0],
				fieldsOf: namesIn,
				kept: (name, value, now) => (hasRow(builtIn, name, value) ? { ...factRow(name, value, now) } : null),
				valueOf: (name, kept) => (kept ? valueOf(kept) : getFact(builtIn, name)),
			},
			storage: {
				async read(db, id) {
					const company = await storedCompany(db, builtIn)
					const values = namesIn(id).map((name) => [name, getFact(company, name)] as const)
					return values.length > 0 ? { id, ...Object.fromEntries(values) } : undefined
				},
				async write(trx, _, row) {
					if (row) await writeFacts(trx, valuesIn(row), builtIn, new Date(String(row['updated_at'])))
				},
			},
			async check(trx, { row, changed }) {
				return ruleErrors(await storedCompany(trx, builtIn), valuesIn(row), changed)
			},
			changes: (entry) => [factChange(entry, builtIn)],
			// Going live is only possible on its own screen, which checks what is missing.
			canRevert: ({ row_id }) => row_id !== 'live',
			async revert(_, { entry: { row_id: field } }) {
				const message = 'a script is set under Company facts, where your password is asked for.'
				return scriptFacts.includes(field)
					? { ok: false, reason: 'invalid', errors: [{ field, message }] }
					: undefined
			},
			save: saveFactForm,
		},
	)
}
