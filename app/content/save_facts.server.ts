import { isDeepStrictEqual } from 'node:util'
import { type Transaction, sql } from 'kysely'
import { mergeThreeWays } from '#platform/forms/three_way_merge.server.ts'
import type { CompanyFactRow } from '#db/company_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { Log } from '#platform/log/log.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { composeCompany, isBuiltIn } from '#app/company/compose_company.server.ts'
import type { Company } from '#app/company/company.ts'
import { getFact, setFact } from '#app/company/fact_path.ts'
import { formatFact } from '#app/company/format_fact.ts'
import { daysOffFacts } from '#app/company/days_off.ts'
import { factFields, factRules } from '#app/company/facts_schema.ts'
import type { ContentHub } from './snapshot.server.ts'

/** Values, or what a form sent for them, by the names of `facts_schema.ts`. */
export type FactChanges = Readonly<Record<string, unknown>>

/** One fact before and after; null where the built-in one applies. */
export interface FactSaved {
	before: CompanyFactRow | null
	after: CompanyFactRow | null
}

/**
 * `changed`: someone saved another value since `before` was read; the errors say which and what it is now.
 * `unavailable`: the store failed, and nothing was saved. `stored` is every fact as it stands, once the store was asked.
 */
export type SaveFactsResult =
	| { ok: true; saved: readonly FactSaved[] }
	| {
			ok: false
			reason: 'invalid' | 'changed' | 'unavailable'
			errors: FieldError[]
			stored?: Record<string, unknown>
	  }

interface SaveOptions {
	now: Date
	/** The values that the editor saw, by name, to detect conflicts; without them the save overwrites. */
	before?: FactChanges
	/** Whether values are stored that are as built in, too: somebody has said that they are the company's own. `before` does not count. */
	confirms?: boolean
	/** Writes more in the same transaction, such as the history. */
	alongside?(trx: Transaction<Database>, saved: readonly FactSaved[]): Promise<void>
}

/**
 * Saves company facts in one transaction, and resolves when this process shows them. A fact equal to the built-in one
 * loses its row, unless it is confirmed. Authorization is the caller's: some facts are URLs of scripts that run on every page.
 */
export async function saveFacts(
	{ store, content, log }: { store: Store; content: Pick<ContentHub, 'builtIn' | 'reload'>; log: Log },
	changes: FactChanges,
	options: SaveOptions,
): Promise<SaveFactsResult> {
	const read = parseFacts(changes)
	if (!read.ok) return read
	try {
		const result = await store.db
			.transaction()
			.execute((trx) => writeFacts(trx, read.values, content.builtIn, options))
		if (!result.ok) return result
		store.contentChanged()
		await content.reload()
		return result
	} catch (error) {
		log.error({ err: error }, 'company facts not saved')
		return { ok: false, reason: 'unavailable', errors: [] }
	}
}

/** What `saveFacts` would save or refuse at present, without saving it. Throws when the store fails. */
export async function checkFacts(
	{ store, content }: { store: Pick<Store, 'db'>; content: Pick<ContentHub, 'builtIn'> },
	changes: FactChanges,
	options: Pick<SaveOptions, 'now' | 'before'>,
): Promise<SaveFactsResult> {
	const read = parseFacts(changes)
	if (!read.ok) return read
	const rows = await store.db.selectFrom('company_facts').selectAll().execute()
	return judge(rows, read.values, content.builtIn, options)
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

/** The value of a fact by its schema, from itself or from what a form sent for it. */
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

/** The same within a transaction, for values that were checked. Writes nothing unless it returns `ok`. */
export async function writeFacts(
	trx: Transaction<Database>,
	values: ReadonlyMap<string, unknown>,
	builtIn: Company,
	options: SaveOptions,
): Promise<SaveFactsResult> {
	// Serializes saves, or two at once would each validate against the other's old values.
	await trx
		.updateTable('content_version')
		.set({ version: sql`version` })
		.execute()
	const rows = await trx.selectFrom('company_facts').selectAll().execute()
	const judged = judge(rows, values, builtIn, options)
	if (!judged.ok) return judged
	const { saved } = judged
	for (const { before: old, after } of saved) {
		if (old) await trx.deleteFrom('company_facts').where('id', '=', old.id).execute()
		if (after) await trx.insertInto('company_facts').values(after).execute()
	}
	if (saved.length > 0) await options.alongside?.(trx, saved)
	return judged
}

/** What these values change of the stored facts, or what speaks against them. */
function judge(
	rows: readonly CompanyFactRow[],
	values: ReadonlyMap<string, unknown>,
	builtIn: Company,
	{ now, before, confirms = false }: Pick<SaveOptions, 'now' | 'before' | 'confirms'>,
): SaveFactsResult {
	const company = composeCompany(rows, builtIn, { warn() {} })
	const stored = factsOf(company)
	const mine = Object.fromEntries(values)
	const moved = confirms
		? [...values.keys()].filter((name) => !isDeepStrictEqual(stored[name], mine[name]))
		: before
			? mergeThreeWays({ base: before, theirs: stored, mine }).collisions
			: []
	if (moved.length > 0) {
		const errors = moved.map((name) => movedError(name, stored[name]))
		return { ok: false, reason: 'changed', errors, stored }
	}

	const saved: FactSaved[] = []
	for (const [name, value] of values) {
		const row = rows.find((found) => found.name === name) ?? null
		const isAsShipped = isBuiltIn(builtIn, name, value) && !confirms
		if (row ? row.value === JSON.stringify(value) : isAsShipped) continue
		setFact(company, name, value)
		const after = confirms || hasRow(builtIn, name, value) ? rowOf(name, value, now) : null
		saved.push({ before: row, after })
	}
	const broken = factRules.filter(({ holds }) => !holds(company.facts))
	const errors = broken.flatMap(({ names, message }) =>
		names.filter((name) => values.has(name)).map((field) => ({ field, message })),
	)
	return errors.length > 0 ? { ok: false, reason: 'invalid', errors, stored } : { ok: true, saved }
}

/** Whether this value of a fact, once saved, has a row: one that is as built in has none. */
export function hasRow(builtIn: Company, name: string, value: unknown): boolean {
	return daysOffFacts.includes(name) || !isBuiltIn(builtIn, name, value)
}

/** The id is the name, so that a fact keeps its history when its row comes and goes. */
function rowOf(name: string, value: unknown, now: Date): CompanyFactRow {
	return { id: name, name, value: JSON.stringify(value), updated_at: now.toISOString() }
}

/** Every fact's value by its name. */
export function factsOf(company: Company): Record<string, unknown> {
	return Object.fromEntries([...factFields.keys()].map((name) => [name, getFact(company, name)]))
}

/** The complaint that somebody else has changed a fact to this value. */
export function movedError(field: string, value: unknown): FieldError {
	const words = formatFact(factFields.get(field)?.control, value)
	return { field, message: `Someone else has just changed this to: ${words}.` }
}
