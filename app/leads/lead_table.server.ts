import { type Kysely, sql, type Transaction } from 'kysely'
import type { LeadTables } from '#db/lead_rows.ts'
import type { Database } from '#db/schema.ts'
import type { LeadDefinition, LeadValues, StoredLead } from './lead_definition.ts'

/**
 * Generic access to the forms' own tables. Their columns come from the definitions, which the compiler checks
 * against the rows; for Kysely's types, one table stands for all of them.
 */
function tableOf({ table }: LeadDefinition): 'quote_requests' {
	return table as 'quote_requests'
}

/** Inserts a lead's own row. Returns false, without inserting, if the reference is taken. */
export async function insertLead(
	trx: Transaction<Database>,
	definition: LeadDefinition,
	stored: StoredLead,
	values: LeadValues,
): Promise<boolean> {
	const row = { ...values, ...stored } as LeadTables['quote_requests']
	const { numInsertedOrUpdatedRows } = await trx
		.insertInto(tableOf(definition))
		.values(row)
		.onConflict((conflict) => conflict.column('reference').doNothing())
		.executeTakeFirstOrThrow()
	return Number(numInsertedOrUpdatedRows) === 1
}

/** Reads a lead's own row, by column. Throws if there is none. */
export async function readLeadValues(
	db: Kysely<Database>,
	definition: LeadDefinition,
	leadId: string,
): Promise<LeadValues> {
	const row = await db
		.selectFrom(tableOf(definition))
		.selectAll()
		.where('id', '=', leadId)
		.executeTakeFirstOrThrow()
	return { ...row }
}

/** Reads these columns of the leads with these ids, by id. */
export async function readLeadColumns(
	db: Kysely<Database>,
	definition: LeadDefinition,
	columns: readonly string[],
	leadIds: readonly string[],
): Promise<Map<string, LeadValues>> {
	if (leadIds.length === 0) return new Map()
	const rows = await db
		.selectFrom(tableOf(definition))
		.select(['id', ...(columns as 'message'[])])
		.where('id', 'in', leadIds)
		.execute()
	return new Map(rows.map((row) => [row.id, { ...row }]))
}

export async function updateLead(
	trx: Transaction<Database>,
	definition: LeadDefinition,
	leadId: string,
	values: LeadValues,
): Promise<void> {
	await trx.updateTable(tableOf(definition)).set(values).where('id', '=', leadId).execute()
}

export async function deleteLeadRow(
	trx: Transaction<Database>,
	definition: LeadDefinition,
	leadId: string,
): Promise<void> {
	await trx.deleteFrom(tableOf(definition)).where('id', '=', leadId).execute()
}

/** A condition on `lead_work`: the lead's own row has this value in this column. */
export function hasValue({ table }: LeadDefinition, column: string, value: string) {
	const own = sql`select 1 from ${sql.table(table)} as own`
	return sql<boolean>`exists (${own} where own.id = lead_work.lead_id and own.${sql.ref(column)} = ${value})`
}
