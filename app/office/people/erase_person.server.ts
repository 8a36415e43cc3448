import type { Services } from '#app/services.server.ts'
import { readPhotos } from '#app/leads/photos/photo_rows.server.ts'
import { removePhotoFiles } from '#app/leads/photos/take_photos.server.ts'
import type { LeadPhotoRow } from '#db/lead_rows.ts'
import { forgetPerson } from '#app/people/forget_person.server.ts'
import { isCurrent, lockPerson } from '#app/people/lock_person.server.ts'
import { mailboxesOf } from '#app/people/numbers_of.server.ts'
import { mailboxHash } from '#app/pickup/reminders/tokens.server.ts'
import { anonymizeWork } from '../requests/forget_lead.server.ts'
import { lockLead } from '#app/leads/change_lead.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { recordPersonEvent } from './person_events.server.ts'

/**
 * Removes everything that identifies a person: from the person, all their requests, photos, notes, mails and pickup reminders. What
 * they asked for and when is still counted; their consents stay, without a name. One transaction. False if there is no such person.
 */
export async function erasePerson(
	{ store, storage, log }: Pick<Services, 'store' | 'storage' | 'log'>,
	staff: Staff,
	id: string,
	now: Date,
): Promise<boolean> {
	const photos: LeadPhotoRow[] = []
	const isDone = await store.db.transaction().execute(async (trx) => {
		if (!isCurrent(await lockPerson(trx, id, 'to-change'))) return false
		for (const mailbox of await mailboxesOf(trx, id))
			await trx
				.deleteFrom('pickup_subscriptions')
				.where('mailbox', '=', await mailboxHash(trx, mailbox))
				.execute()
		const leads = await trx
			.selectFrom('lead_work')
			.select(['lead_id', 'form'])
			.where('person_id', '=', id)
			.orderBy('lead_id')
			.execute()
		for (const { form, lead_id } of leads) {
			const work = await lockLead(trx, { form, leadId: lead_id })
			if (!work || work.anonymized_at !== null) continue
			photos.push(...(await readPhotos(trx, lead_id)))
			await anonymizeWork(trx, staff, work, now)
		}
		await forgetPerson(trx, id, now)
		await recordPersonEvent(trx, staff, { personId: id, kind: 'erase' }, now)
		return true
	})
	await removePhotoFiles({ storage, log }, photos)
	await store.eraseFreedData()
	if (isDone) log.info({ staff: staff.id, personId: id }, 'person erased')
	return isDone
}
