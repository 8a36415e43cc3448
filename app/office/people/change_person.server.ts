import { randomUUID } from 'node:crypto'
import { consentVersion, formatLocalTime } from '#app/leads/consent_record.server.ts'
import { rebuildWords } from '#app/people/person_requests.server.ts'
import { isCurrent, lockPerson } from '#app/people/lock_person.server.ts'
import { phoneHash } from '#app/people/phone_hash.server.ts'
import { ownerOfNumber, textConsent } from '#app/people/text_consent.server.ts'
import { mergeThreeWays } from '#platform/forms/three_way_merge.server.ts'
import type { Store } from '#db/store.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { recordPersonEvent } from './person_events.server.ts'

/** What the office writes of a person; an empty address or area is null. */
export interface PersonValues {
	name: string
	address: string | null
	area_id: string | null
}

export type SaveOutcome =
	| { ok: true }
	| { ok: false; reason: 'missing' }
	/** Somebody else set the same field meanwhile, and nothing was saved; `values` has mine there, theirs everywhere else. */
	| {
			ok: false
			reason: 'changed'
			values: PersonValues
			stored: PersonValues
			collisions: (keyof PersonValues)[]
	  }

/** Saves name, address and area. Only what was changed in the form is set. Throws if the store fails. */
export async function savePerson(
	{ db, kind }: Store,
	staff: Staff,
	id: string,
	{ was, is }: { was: PersonValues; is: PersonValues },
	now: Date,
): Promise<SaveOutcome> {
	return db.transaction().execute(async (trx): Promise<SaveOutcome> => {
		const person = await lockPerson(trx, kind, id, 'to-change')
		if (!isCurrent(person)) return { ok: false, reason: 'missing' }
		const { name, address, area_id } = person
		const stored: PersonValues = { name, address, area_id }
		const { values, collisions } = mergeThreeWays({ base: was, theirs: stored, mine: is })
		if (collisions.length > 0) return { ok: false, reason: 'changed', values, stored, collisions }
		const changed = (['name', 'address', 'area_id'] as const).filter(
			(field) => values[field] !== stored[field],
		)
		if (changed.length === 0) return { ok: true }
		await trx
			.updateTable('people')
			.set({ ...values, version: person.version + 1, updated_at: now.toISOString() })
			.where('id', '=', id)
			.execute()
		if (changed.includes('name') || changed.includes('address')) await rebuildWords(trx, id)
		const areas = await trx.selectFrom('pickup_areas').select(['id', 'name']).execute()
		const shown = (fields: PersonValues, field: keyof PersonValues) =>
			(field === 'area_id' ? areas.find((area) => area.id === fields.area_id)?.name : fields[field]) ?? 'none'
		const note = changed
			.map((field) => `${labels[field]}: ${shown(stored, field)} → ${shown(values, field)}`)
			.join('\n')
		await recordPersonEvent(trx, staff, { personId: id, kind: 'edit', note }, now)
		return { ok: true }
	})
}

const labels: Record<keyof PersonValues, string> = {
	name: 'Name',
	address: 'Address',
	area_id: 'Pickup area',
}

/** Adds a note on the person. False if they are not there any more. */
export async function addNote(
	{ db, kind }: Store,
	staff: Staff,
	id: string,
	note: string,
	now: Date,
): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		if (!isCurrent(await lockPerson(trx, kind, id, 'to-add'))) return false
		await recordPersonEvent(trx, staff, { personId: id, kind: 'note', note }, now)
		return true
	})
}

/** What somebody said on the phone about text messages. */
interface SpokenConsent {
	isGranted: boolean
	/** What was read out, or what they said. */
	wording: string
	/** The number that it is about, in E.164; null for all of theirs. */
	number: string | null
	/** Whether they took back their STOP in so many words. */
	takesBackStop: boolean
}

export type ConsentOutcome = { ok: true } | { ok: false; reason: 'missing' | 'not-theirs' | 'stopped' }

/** Records what a person said on the phone; after a STOP a yes only where they took that back. Throws if the store fails. */
export async function recordSpokenConsent(
	{ db, kind }: Store,
	staff: Staff,
	id: string,
	{ isGranted, wording, number, takesBackStop }: SpokenConsent,
	now: Date,
): Promise<ConsentOutcome> {
	return db.transaction().execute(async (trx): Promise<ConsentOutcome> => {
		if (!isCurrent(await lockPerson(trx, kind, id, 'to-add'))) return { ok: false, reason: 'missing' }
		if (number !== null && (await ownerOfNumber(trx, number)) !== id)
			return { ok: false, reason: 'not-theirs' }
		if (isGranted && number !== null && !takesBackStop) {
			const { state } = await textConsent(trx, { number, personId: id, leadId: null })
			if (state === 'stopped') return { ok: false, reason: 'stopped' }
		}
		await trx
			.insertInto('person_consents')
			.values({
				id: randomUUID(),
				person_id: id,
				is_granted: isGranted,
				method: 'spoken',
				number_hash: await phoneHash(trx, number),
				wording,
				wording_version: consentVersion(wording),
				local_time: formatLocalTime(now),
				staff_id: staff.id,
				staff_name: staff.name,
				created_at: now.toISOString(),
			})
			.execute()
		return { ok: true }
	})
}
