import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { withMerged } from './current_person.server.ts'
import { forgetStopsOfNumbers, removedName } from './forget_stops.server.ts'
import { type ContactDetails, textMailSubject } from './identifiers.server.ts'
import { identifiersOnlyOf, numbersOf } from './person_identifiers.server.ts'
import { rebuildWords } from './person_words.server.ts'

/**
 * After a person's request was anonymized or deleted, removes the numbers, mailboxes and search words that no
 * other request has, or everything if it was the last one.
 */
export async function forgetRequest(
	trx: Transaction<Database>,
	personId: string,
	request: ContactDetails,
	now: Date,
): Promise<void> {
	const other = await trx
		.selectFrom('lead_work')
		.select('lead_id')
		.where('person_id', '=', personId)
		.limit(1)
		.executeTakeFirst()
	if (!other) return forgetPerson(trx, personId, now)
	const unused = await identifiersOnlyOf(trx, personId, [request])
	if (unused.length > 0) {
		const numbers = unused.filter(({ kind }) => kind === 'phone').map(({ value }) => value)
		await forgetNumbers(trx, numbers)
		await trx
			.deleteFrom('person_identifiers')
			.where(
				'id',
				'in',
				unused.map(({ id }) => id),
			)
			.execute()
	}
	await rebuildWords(trx, personId)
}

/**
 * Erases everything that identifies a person and those merged into them, except their requests. Consents
 * stay, because they contain no personal data; so do the rows and who did what.
 */
export async function forgetPerson(trx: Transaction<Database>, personId: string, now: Date): Promise<void> {
	const ids = await withMerged(trx, personId)
	const at = now.toISOString()
	await forgetNumbers(trx, await numbersOf(trx, ...ids))
	// Texts of a number that now belongs to another person are kept.
	await trx
		.deleteFrom('texts')
		.where('person_id', 'in', ids)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('person_identifiers')
						.select('id')
						.where('kind', '=', 'phone')
						.whereRef('value', '=', 'texts.number')
						.where('person_id', 'not in', ids),
				),
			),
		)
		.execute()
	await trx.deleteFrom('person_identifiers').where('person_id', 'in', ids).execute()
	await trx.deleteFrom('person_words').where('person_id', 'in', ids).execute()
	await trx
		.deleteFrom('person_likenesses')
		.where((eb) => eb.or([eb('person_id', 'in', ids), eb('other_id', 'in', ids)]))
		.execute()
	await trx
		.updateTable('person_events')
		.set({ note: null })
		.where('person_id', 'in', ids)
		.where('note', 'is not', null)
		.execute()
	await trx
		.updateTable('people')
		.set({ name: removedName, sort_key: '', address: null, area_id: null, erased_at: at, updated_at: at })
		.set((eb) => ({ version: eb('version', '+', 1) }))
		.where('id', 'in', ids)
		.execute()
}

/**
 * Erases what belongs to these numbers (E.164): stops planned by hand, texts, and the mails that notify the
 * office of them.
 */
async function forgetNumbers(trx: Transaction<Database>, numbers: readonly string[]): Promise<void> {
	if (numbers.length === 0) return
	await forgetStopsOfNumbers(trx, numbers)
	await trx.deleteFrom('texts').where('number', 'in', numbers).execute()
	await trx
		.deleteFrom('outbox')
		.where('form', 'is', null)
		.where('subject', 'in', numbers.map(textMailSubject))
		.execute()
}
