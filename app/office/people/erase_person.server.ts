import type { Services } from '#app/services.server.ts'
import { readPhotos } from '#app/leads/photos/photo_rows.server.ts'
import { removePhotoFiles } from '#app/leads/photos/take_photos.server.ts'
import type { LeadPhotoRow } from '#db/lead_rows.ts'
import { forgetPerson } from '#app/people/forget_person.server.ts'
import { isCurrent, lockPerson } from '#app/people/lock_person.server.ts'
import { readIdentifiers, valuesOf } from '#app/people/person_identifiers.server.ts'
import { mailboxHash } from '#app/pickup/reminders/tokens.server.ts'
import { anonymizeWork } from '../requests/forget_lead.server.ts'
import { lockLead } from '#app/leads/change_lead.server.ts'
import { isSettled } from '#app/leads/lead_statuses.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { StaffActor } from '../kernel/store/write_content.server.ts'
import { recordPersonEvent } from './person_rows.server.ts'

/** `more-open`: there is an open request that was not in `seen`, so nothing was done. */
type Erasure = 'erased' | 'missing' | 'more-open'

/**
 * Removes everything that identifies a person from their record, requests, photos, notes, mails and pickup reminders. What they
 * asked for and when still counts in statistics; consents stay without a name. Open requests are closed, so all of them must
 * be in `seen`. One transaction.
 */
export async function erasePerson(
	{ store, storage, log }: Pick<Services, 'store' | 'storage' | 'log'>,
	id: string,
	seen: ReadonlySet<string>,
	actor: StaffActor,
): Promise<Erasure> {
	const { staff, now } = actor
	const photos: LeadPhotoRow[] = []
	const outcome = await store.db.transaction().execute(async (trx): Promise<Erasure> => {
		const person = await lockPerson(trx, id, 'to-change')
		if (person && person.erased_at !== null) return 'erased'
		if (!isCurrent(person)) return 'missing'
		const leads = await trx
			.selectFrom('lead_work')
			.select(['lead_id', 'form'])
			.where('person_id', '=', id)
			.orderBy('lead_id')
			.execute()
		const requests: LeadWorkRow[] = []
		for (const { form, lead_id } of leads) {
			const work = await lockLead(trx, { form, leadId: lead_id })
			if (!work || work.anonymized_at !== null) continue
			if (!isSettled(work.status) && !seen.has(lead_id)) return 'more-open'
			requests.push(work)
		}
		for (const mailbox of valuesOf(await readIdentifiers(trx, [id]), 'mail'))
			await trx
				.deleteFrom('pickup_subscriptions')
				.where('mailbox', '=', await mailboxHash(trx, mailbox))
				.execute()
		for (const work of requests) {
			photos.push(...(await readPhotos(trx, work.lead_id)))
			await anonymizeWork(trx, staff, work, now)
		}
		await forgetPerson(trx, id, now)
		await recordPersonEvent(trx, { personId: id, kind: 'erase' }, actor)
		return 'erased'
	})
	await removePhotoFiles({ storage, log }, photos)
	await store.eraseFreedData()
	if (outcome === 'erased') log.info({ staff: staff.id, personId: id }, 'person erased')
	return outcome
}
