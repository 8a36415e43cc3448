import type { Services } from '#app/context.server.ts'
import { cleanLine } from '#platform/forms/clean_text.ts'
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
	await store.db
		.updateTable('staff')
		.set({ name, updated_at: now.toISOString() })
		.where('id', '=', staff.id)
		.execute()
	log.info({ staff: staff.id }, 'own name changed')
	return null
}
