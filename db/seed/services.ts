import { flag, onlyWith, text, time } from './column_rules.ts'
import { readData } from './content_files.ts'
import { defineEntries } from './entries.ts'

/** Listed in this order by `created_at` (docs/spec/tables.md), so each is a minute after the one before. */
const minute = (index: number) => new Date(Date.UTC(2026, 0, 5, 15, index)).toISOString()

export const serviceEntries = defineEntries('services', {
	says: { slug: text, name: text, description: text, service: onlyWith },
	mayAlso: { id: text, is_active: flag, created_at: time, updated_at: time },
	follow: ({ slug }, index) => ({
		id: `service-${slug}`,
		is_active: true,
		created_at: minute(index),
		updated_at: minute(index),
	}),
})

export const services = serviceEntries.rowsOf(readData('services.json', serviceEntries.list))
