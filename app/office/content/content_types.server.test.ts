import { expect, test } from 'vitest'
import { contentTables } from '#db/schema.ts'
import { describeEachStore } from '#test/stores.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { fieldsOf, isInSnapshot } from '#app/content/content_type.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { builtInRows } from '#app/content/built_in_content.server.ts'
import { noPortals } from '#app/company/portals.ts'
import { officeTypes } from '../office_types.server.ts'
import { rowToValues } from '../kernel/fields/form_values.ts'
import { compactValues } from '../kernel/fields/collect_values.ts'
import { readValues } from '../kernel/fields/read_values.server.ts'

test('every table the site reads has a definition that the office knows; the company facts have one of their own', () => {
	const read = officeTypes(noPortals)
		.filter(isInSnapshot)
		.map(({ table }) => table)
	expect([...read, 'company_facts'].toSorted()).toEqual([...contentTables].toSorted())
})

test.each(contentTypes.map((description) => ({ table: description.table, description })))(
	'$table: every column has a field or is automatic, and every seeded row passes through its own form unchanged',
	({ table, description }) => {
		const { automatic = [], derived = {}, order } = description
		const listing = builtInRows(table)
		const rows = listing as readonly unknown[] as readonly ContentRow[]
		const columns = new Set([
			...fieldsOf(description).map(({ name }) => name),
			...automatic,
			...Object.keys(derived),
			'id',
			...(order ? [order.column] : []),
		])
		const found = new Set(rows.flatMap((row) => Object.keys(row)))
		expect(found).toEqual(rows.length > 0 ? columns : new Set())
		for (const row of rows) {
			const values = compactValues(fieldsOf(description), rowToValues(description, row))
			const read = readValues(description, values)
			expect(read.ok ? [] : read.errors, row.id).toEqual([])
			if (!read.ok) continue
			for (const { name, control } of fieldsOf(description)) {
				const stored = control === 'prices' && row[name] !== null ? JSON.parse(String(row[name])) : row[name]
				const back =
					control === 'prices' && row[name] !== null
						? JSON.parse(String(read.columns[name]))
						: read.columns[name]
				expect(back, `${row.id}.${name}`).toEqual(stored)
			}
			expect(description.page?.(row, contentTypes) ?? '/').toMatch(/^\//)
			expect(description.title(row)).not.toBe('')
		}
	},
)

describeEachStore('the columns of the store', (fresh) => {
	test.each(contentTypes.map(({ table, ...rest }) => ({ table, ...rest })))(
		'are nullable in $table exactly where their fields are optional',
		async (description) => {
			const { db } = await fresh()
			const tables = await db.introspection.getTables()
			const columns = tables.find(({ name }) => name === description.table)?.columns ?? []
			const { derived = {} } = description
			const optional = columns
				.filter(({ isNullable, name }) => isNullable && !(name in derived))
				.map(({ name }) => name)
			const empty = fieldsOf(description).filter((field) => field.optional)
			expect(optional.toSorted()).toEqual(empty.map(({ name }) => name).toSorted())
		},
	)
})
