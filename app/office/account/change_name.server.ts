import type { Services } from '#app/context.server.ts'
import { cleanLine } from '#platform/forms/clean_text.ts'
import { recordActivity } from '../sign_in/record_activity.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'

/** Changes one's own name; entries of the history keep the name of their time. Returns what is wrong with it, or null. */
export async function changeName(
	{ store, log }: Pick<Services, 'store' | 'log'>,
	staff: Staff,
	typed: string,
	now: Date = new Date(),
): Promise<string | null> {
	const name = cleanLine(typed)
	if (name.length < 2 || name.length > 80) return 'Please type your name, in 2 to 80 characters.'
	await store.db.transaction().execute(async (trx) => {
		await trx
			.updateTable('staff')
			.set({ name, updated_at: now.toISOString() })
			.where('id', '=', staff.id)
			.execute()
		await recordActivity(trx, { kind: 'name', by: staff, detail: name }, now)
	})
	log.info({ staff: staff.id }, 'own name changed')
	return null
}
