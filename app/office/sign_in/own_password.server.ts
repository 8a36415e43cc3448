import type { Services } from '#app/context.server.ts'
import { mailAccessChange } from './change_mails.server.ts'

/** Notes that someone's password is one that only they know; every link that was mailed to them ends. They are told by mail. */
export async function ownPasswordChosen(
	services: Pick<Services, 'store' | 'publicUrl' | 'wakeMail'>,
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
