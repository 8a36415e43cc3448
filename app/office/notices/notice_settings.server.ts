import type { Store } from '#db/store.server.ts'

/** A staff member's choice of how to be notified. */
interface NoticeSettings {
	playsSound: boolean
	wantsOpeningMail: boolean
}

/** Returns a staff member's settings; by default no sound, but the mail at opening time. */
export async function readNoticeSettings(
	{ db }: Pick<Store, 'db'>,
	staffId: string,
): Promise<NoticeSettings> {
	const row = await db
		.selectFrom('notice_settings')
		.select(['plays_sound', 'wants_opening_mail'])
		.where('staff_id', '=', staffId)
		.executeTakeFirst()
	return { playsSound: row?.plays_sound ?? false, wantsOpeningMail: row?.wants_opening_mail ?? true }
}

export async function saveNoticeSettings(
	{ db }: Pick<Store, 'db'>,
	staff_id: string,
	{ playsSound, wantsOpeningMail }: NoticeSettings,
	now: Date,
): Promise<void> {
	const values = {
		plays_sound: playsSound,
		wants_opening_mail: wantsOpeningMail,
		updated_at: now.toISOString(),
	}
	await db
		.insertInto('notice_settings')
		.values({ staff_id, ...values })
		.onConflict((conflict) => conflict.column('staff_id').doUpdateSet(values))
		.execute()
}
