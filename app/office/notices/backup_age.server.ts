import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { formatHoursOrDays } from '../parts/format_age.ts'

const hour = 3_600_000
/** The age of the last backup after which owners are warned on every page. */
const overdueAfter = 48 * hour

/**
 * Returns the age of the last backup, as recorded in the store by `bin/backup`, as a sentence; `isOverdue` if it is more than
 * two days old, or if there was none in the site's first two days.
 */
export async function backupAge(db: Kysely<Database>, now: Date) {
	const last = await db
		.selectFrom('backups')
		.select('created_at')
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(1)
		.executeTakeFirst()
	if (last) {
		const age = now.getTime() - Date.parse(last.created_at)
		const sentence = `The last backup was made ${formatAge(age)} ago.`
		return { sentence, isOverdue: age > overdueAfter, isNone: false }
	}
	const { seeded_at } = await db.selectFrom('content_version').select('seeded_at').executeTakeFirstOrThrow()
	const isOverdue = seeded_at !== null && now.getTime() - Date.parse(seeded_at) > overdueAfter
	return { sentence: 'No backup of this site was made yet.', isOverdue, isNone: true }
}

function formatAge(age: number): string {
	const hours = Math.floor(age / hour)
	return hours < 1 ? 'less than an hour' : formatHoursOrDays(hours)
}
