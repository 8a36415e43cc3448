import type { Facts } from '#app/company/facts_type.ts'
import type { Zoned } from '#app/company/zoned_time.ts'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { consentVersion, formatLocalTime } from '#app/leads/consent_record.server.ts'
import { isCurrent, lockPerson } from '#app/people/lock_person.server.ts'
import { phoneHash } from '#app/people/phone_hash.server.ts'
import { ownerOfNumber, textConsent } from '#app/people/text_consent.server.ts'
import { fieldsOf } from '#app/content/content_type.ts'
import type { ChangedBy } from '#app/content/office_rules.ts'
import type { Store } from '#db/store.server.ts'
import { storedAreaNames } from '../alerts/shown_areas.server.ts'
import type { FormType } from '../kernel/fields/read_values.server.ts'
import { invalid } from '../kernel/screens/commands.server.ts'
import { mergeForm, type OwnForm } from '../kernel/screens/own_form.server.ts'
import { duplicateWindowMs } from '../messages/send_mail.server.ts'
import { changePerson, recordPersonEvent } from './person_rows.server.ts'

/** The fields of a person that the office edits. */
export const personForm: FormType = {
	fields: {
		name: { control: 'text', label: 'Name', max: 100, plain: true, missing: 'Please enter a name.' },
		address: { control: 'text', label: 'Service address', max: 200, plain: true, optional: true },
		area_id: {
			control: 'reference',
			table: 'pickup_areas',
			by: 'id',
			label: 'Pickup area',
			none: 'As the address tells',
			optional: true,
		},
	},
}

/** Saves a form's changes; null if the person no longer exists. Throws if the store fails. */
export async function savePerson(
	{ db }: Store,
	id: string,
	sent: OwnForm,
	facts: Pick<Facts, 'address'>,
	actor: ChangedBy,
): Promise<ReturnType<typeof mergeForm> | null> {
	return db.transaction().execute(async (trx) => {
		const person = await lockPerson(trx, id, 'to-change')
		if (!isCurrent(person)) return null
		const merged = mergeForm(personForm, sent, { ...person })
		if (!merged.ok) return merged
		const changed = fieldsOf(personForm).filter(({ name }) => name in merged.columns)
		if (changed.length === 0) return merged
		const { columns } = merged
		const areas = await storedAreaNames(trx, facts)
		const areaOf = (areaId: unknown) => areas.get(String(areaId))
		if (columns['area_id'] && areaOf(columns['area_id']) === undefined)
			return invalid([{ field: 'area_id', message: 'That pickup area is gone. Please choose another.' }])
		await changePerson(trx, id, columns, actor.now)
		const before: Readonly<Record<string, unknown>> = { ...person }
		const words = (name: string, value: unknown) =>
			String((name === 'area_id' ? areaOf(value) : value) ?? 'none')
		const note = changed
			.map(({ name, label }) => `${label}: ${words(name, before[name])} → ${words(name, columns[name])}`)
			.join('\n')
		await recordPersonEvent(trx, { personId: id, kind: 'edit', note }, actor)
		return merged
	})
}

/** Adds a note about a person. False if they no longer exist. */
export async function addNote({ db }: Store, id: string, note: string, actor: ChangedBy): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		if (!isCurrent(await lockPerson(trx, id, 'to-add'))) return false
		await recordPersonEvent(trx, { personId: id, kind: 'note', note }, actor)
		return true
	})
}

/** Consent to text messages, given or withdrawn by phone. */
interface SpokenConsent {
	isGranted: boolean
	/** The text that was read out, or what they said. */
	wording: string
	/** The number in E.164; null for all of the person's numbers. */
	number: string | null
	/** Whether they explicitly revoked their STOP. */
	takesBackStop: boolean
}

type ConsentOutcome = { ok: true } | { ok: false; reason: 'missing' | 'not-theirs' | 'stopped' }

/**
 * Records consent given or withdrawn by phone, once if it is sent twice. After a STOP, a yes counts only if they revoked the
 * STOP. Throws if the store fails.
 */
export async function recordSpokenConsent(
	{ db }: Store,
	id: string,
	{ isGranted, wording, number, takesBackStop }: SpokenConsent,
	zoned: Zoned,
	{ staff, now }: ChangedBy,
): Promise<ConsentOutcome> {
	return db.transaction().execute(async (trx): Promise<ConsentOutcome> => {
		if (!isCurrent(await lockPerson(trx, id, 'to-add'))) return { ok: false, reason: 'missing' }
		if (number !== null && (await ownerOfNumber(trx, number)) !== id)
			return { ok: false, reason: 'not-theirs' }
		if (isGranted && number !== null && !takesBackStop) {
			const { state } = await textConsent(trx, { number, personId: id, leadId: null })
			if (state === 'stopped') return { ok: false, reason: 'stopped' }
		}
		const statement = {
			is_granted: isGranted,
			method: 'spoken',
			number_hash: await phoneHash(trx, number),
			wording_version: consentVersion(wording),
			staff_id: staff.id,
		} as const
		const latest = await trx
			.selectFrom('person_consents')
			.selectAll()
			.where('person_id', '=', id)
			.where('created_at', '>', new Date(now.getTime() - duplicateWindowMs).toISOString())
			.orderBy('created_at', 'desc')
			.orderBy('id')
			.executeTakeFirst()
		if (latest && isDeepStrictEqual({ ...latest, ...statement }, latest)) return { ok: true }
		await trx
			.insertInto('person_consents')
			.values({
				id: randomUUID(),
				person_id: id,
				...statement,
				wording,
				local_time: formatLocalTime(now, zoned),
				staff_name: staff.name,
				created_at: now.toISOString(),
			})
			.execute()
		return { ok: true }
	})
}
