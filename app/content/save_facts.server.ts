import { isDeepStrictEqual } from 'node:util'
import { type Kysely, type Transaction, sql } from 'kysely'
import type { CompanyFactRow } from '#db/company_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { Log } from '#platform/log/log.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { composeCompany, isBuiltIn } from '#app/company/compose_company.server.ts'
import type { Company } from '#app/company/company.ts'
import { getFact, setFact } from '#app/company/fact_path.ts'
import { daysOffFacts, type DaysOffRules } from '#app/company/days_off.ts'
import { factFields, factRules } from '#app/company/facts_schema.ts'
import type { ContentHub } from './snapshot.server.ts'

/** Values, or their form input, by the names in `facts_schema.ts`. */
export type FactChanges = Readonly<Record<string, unknown>>

/** One fact before and after a save; null means that the built-in value applies. */
interface FactSaved {
	before: CompanyFactRow | null
	after: CompanyFactRow | null
}

/**
 * `changed`: the stored values are not those to be confirmed. `unavailable`: the store failed and nothing was
 * saved.
 */
export type SaveFactsResult =
	| { ok: true; saved: readonly FactSaved[] }
	| { ok: false; reason: 'invalid' | 'changed' | 'unavailable'; errors: FieldError[] }

interface SaveOptions {
	now: Date
	/** Whether to store values that equal the built-in ones too, because staff confirmed them as the company's own. */
	confirms?: boolean
	/** Writes more rows in the same transaction, such as the history. */
	alongside?(trx: Transaction<Database>, saved: readonly FactSaved[]): Promise<void>
}

/**
 * Saves company facts in one transaction, overwriting the stored ones, and resolves when this process shows
 * them. The office's forms save through `facts_type.server.ts`, which merges concurrent changes.
 */
export async function saveFacts(
	{ store, content, log }: { store: Store; content: Pick<ContentHub, 'builtIn' | 'reload'>; log: Log },
	changes: FactChanges,
	{ now, confirms = false, alongside }: SaveOptions,
): Promise<SaveFactsResult> {
	const read = parseFacts(changes)
	if (!read.ok) return read
	const { values } = read
	const { builtIn } = content
	try {
		const result = await store.db.transaction().execute(async (trx): Promise<SaveFactsResult> => {
			// Serializes saves; otherwise concurrent ones would each be checked against the other's old values.
			await trx
				.updateTable('content_version')
				.set({ version: sql`version` })
				.execute()
			const company = await storedCompany(trx, builtIn)
			const isMoved = [...values].some(([name, value]) => !isDeepStrictEqual(getFact(company, name), value))
			if (confirms && isMoved) return { ok: false, reason: 'changed', errors: [] }
			const errors = ruleErrors(company, values, [...values.keys()])
			if (errors.length > 0) return { ok: false, reason: 'invalid', errors }
			const saved = await writeFacts(trx, values, builtIn, { now, confirms })
			if (saved.length > 0) await alongside?.(trx, saved)
			return { ok: true, saved }
		})
		if (!result.ok) return result
		store.contentChanged()
		await content.reload()
		return result
	} catch (error) {
		log.error({ err: error }, 'company facts not saved')
		return { ok: false, reason: 'unavailable', errors: [] }
	}
}

function parseFacts(
	changes: FactChanges,
): { ok: true; values: Map<string, unknown> } | { ok: false; reason: 'invalid'; errors: FieldError[] } {
	const values = new Map<string, unknown>()
	const errors: FieldError[] = []
	for (const [field, value] of Object.entries(changes)) {
		const parsed = parseFact(field, value)
		if (parsed.ok) values.set(field, parsed.value)
		else errors.push({ field, message: parsed.message })
	}
	return errors.length > 0 ? { ok: false, reason: 'invalid', errors } : { ok: true, values }
}

/** Parses a fact's value, or its form input, by its schema. */
export function parseFact(
	name: string,
	value: unknown,
): { ok: true; value: unknown } | { ok: false; message: string } {
	const field = factFields.get(name)
	if (!field) return { ok: false, message: 'There is no such fact.' }
	const parsed = field.schema.safeParse(value)
	if (parsed.success) return { ok: true, value: parsed.data }
	return { ok: false, message: parsed.error.issues[0]?.message ?? 'Please check this.' }
}

/** The rules for days off with these changes applied; invalid values are ignored. */
export function daysOffWith(changes: FactChanges, hours: DaysOffRules): DaysOffRules {
	const changed = daysOffFacts.flatMap((name) => {
		const parsed = name in changes ? parseFact(name, changes[name]) : { ok: false as const }
		return parsed.ok ? [[name.slice('hours.'.length), parsed.value] as const] : []
	})
	return { ...hours, ...Object.fromEntries(changed) }
}

/** The errors of rules that span several facts, each reported at the changed facts it concerns. */
export function ruleErrors(
	company: Company,
	values: ReadonlyMap<string, unknown>,
	changed: readonly string[],
): FieldError[] {
	const then = structuredClone(company)
	for (const [name, value] of values) setFact(then, name, value)
	return factRules
		.filter(({ names, holds }) => names.some((name) => changed.includes(name)) && !holds(then.facts))
		.flatMap(({ names, message }) =>
			names.filter((name) => changed.includes(name)).map((field) => ({ field, message })),
		)
}

/** Writes the facts whose values changed. A built-in value deletes the row, unless it is confirmed. */
export async function writeFacts(
	trx: Transaction<Database>,
	values: ReadonlyMap<string, unknown>,
	builtIn: Company,
	{ now, confirms = false }: Pick<SaveOptions, 'now' | 'confirms'>,
): Promise<FactSaved[]> {
	const rows = await trx.selectFrom('company_facts').selectAll().execute()
	const saved: FactSaved[] = []
	for (const [name, value] of values) {
		const before = rows.find((found) => found.name === name) ?? null
		const isAsShipped = isBuiltIn(builtIn, name, value) && !confirms
		if (before ? before.value === JSON.stringify(value) : isAsShipped) continue
		const after = confirms || hasRow(builtIn, name, value) ? factRow(name, value, now) : null
		if (before) await trx.deleteFrom('company_facts').where('id', '=', before.id).execute()
		if (after) await trx.insertInto('company_facts').values(after).execute()
		saved.push({ before, after })
	}
	return saved
}

export async function storedCompany(db: Kysely<Database>, builtIn: Company): Promise<Company> {
	const rows = await db.selectFrom('company_facts').selectAll().execute()
	return composeCompany(rows, builtIn, { warn() {} })
}

/** Whether a fact with this value has a row; built-in values have none, except for days off. */
export function hasRow(builtIn: Company, name: string, value: unknown): boolean {
	return daysOffFacts.includes(name) || !isBuiltIn(builtIn, name, value)
}

/** A fact's row. Its id is the name, so that the history continues when the row is deleted and added again. */
export function factRow(name: string, value: unknown, now: Date): CompanyFactRow {
	return { id: name, name, value: JSON.stringify(value), updated_at: now.toISOString() }
}

/** The values of all facts, by name. */
export function factsOf(company: Company): Record<string, unknown> {
	return Object.fromEntries([...factFields.keys()].map((name) => [name, getFact(company, name)]))
}
