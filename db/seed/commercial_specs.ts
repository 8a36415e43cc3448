import { flag, number, placeOf, text } from './column_rules.ts'
import { readData } from './content_files.ts'
import { defineEntries } from './entries.ts'

export const commercialSpecEntries = defineEntries('commercial_specs', {
	columns: { id: text, label: text, dimensions: text, capacity: text, ideal_use: text },
	optionalColumns: { is_active: flag, sort_order: number },
	defaultsOf: (_, index) => ({ is_active: true, sort_order: placeOf(index) }),
})

export const commercialSpecs = commercialSpecEntries.rowsOf(
	readData('commercial_specs.json', commercialSpecEntries.list),
)
