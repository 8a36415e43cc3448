import type { Services } from '#app/context.server.ts'
import { mailAccessChange } from './change_mails.server.ts'

/** Marks someone's password as known to them alone, ends all links mailed to them, and notifies them by mail. */
export async function ownPasswordChosen(
	services: Pick<Services, 'store' | 'content' | 'publicUrl' | 'wake'>,
	staffId: string,
	now: Date = new Date(),
): Promise<void> {
	await services.store.db.transaction().execute(async (trx) => {
		await trx
			.updateTable('staff')
			.set({ is_password_temporary: false, is_email_verified: true, updated_at: now.toISOString() })
			.where('id', '=', staffId)
			.execute()
		await trx.deleteFrom('staff_tokens').where('value', '=', staffId).execute()
	})
	await mailAccessChange(services, staffId, 'password')
}
