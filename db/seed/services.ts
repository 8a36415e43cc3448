import { flag, onlyWith, text, time } from './column_rules.ts'
import { readData } from './content_files.ts'
import { defineEntries } from './entries.ts'
import { seededInOrder } from './seeded_at.ts'

/** Entries in display order (docs/spec/tables.md). */
export const serviceEntries = defineEntries('services', {
	columns: { slug: text, name: text, description: text, service: onlyWith },
	optionalColumns: { id: text, is_active: flag, created_at: time, updated_at: time },
	defaultsOf: ({ slug }, index) => ({
		id: `service-${slug}`,
		is_active: true,
		created_at: seededInOrder(index),
		updated_at: seededInOrder(index),
	}),
})

export const services = serviceEntries.rowsOf(readData('services.json', serviceEntries.list))
