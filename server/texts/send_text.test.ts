import { sampleFacts } from '#test/sample_facts.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anonymizeLead } from '#app/office/requests/forget_lead.server.ts'
import { erasePerson } from '#app/office/people/erase_person.server.ts'
import { recordSpokenConsent } from '#app/office/people/change_person.server.ts'
import { mergePeople } from '#app/office/people/merge_people.server.ts'
import { personConsents } from '#app/office/people/person_consents.server.ts'
import { phoneHash } from '#app/people/phone_hash.server.ts'
import { hasEverAgreed, textConsent, textConsents } from '#app/people/text_consent.server.ts'
import { dropWaiting } from '#app/texts/drop_waiting.server.ts'
import { receiveText } from '#app/texts/receive_text.server.ts'
import { recordConsentByText } from '#app/texts/record_consent_by_text.server.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { freePort } from '#test/free_port.ts'
import { leadServices } from '#test/lead_services.ts'
import { personOf, sendFrom } from '#test/people.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { allTexts, daytime, publicUrl, runTexts, writeText } from '#test/texts.ts'
import { startTwilio } from '#test/start_twilio.ts'
import { clearOldTexts } from './worker.ts'
import { until } from '#test/until.ts'

const before = new Date('2026-11-18T17:00:00.000Z')
const june = { name: 'June Hill', email: 'june@example.com', phone: '970 555 0142' }
const number = '+19705550142'
const hour = 60 * 60_000

const jobsOf = ({ db }: FreshStore) => db.selectFrom('jobs').selectAll().where('kind', '=', 'text').execute()

/** June's request, a staff member, and a fake Twilio. */
async function desk(store: FreshStore) {
	const request = await sendFrom(store, june, before)
	return {
		request,
		lead: { lead: request },
		staff: await createStaff(store, 'office', 'Kit'),
		twilio: await startTwilio(),
	}
}

describeEachStore('a text from the office', (fresh) => {
	test('SD-100 SD-101 leaves once even with two servers, counts as the answer to its request, and is in the request’s history', async () => {
		const store = await fresh()
		const { request, lead, staff, twilio } = await desk(store)
		const key = randomUUID()
		const first = { key, now: new Date(daytime.getTime() - 1000) }
		expect(await writeText(store, staff, lead, 'See you Tuesday.', first)).toBe('sent')
		expect(await writeText(store, staff, lead, 'See you Tuesday.', first), 'sent twice').toBe('sent')
		for (let at = 1; at <= 8; at++) await writeText(store, staff, lead, `Text ${at}`)
		runTexts(store, twilio)
		runTexts(store, twilio)
		await until(async () => expect(await jobsOf(store)).toEqual([]))
		expect(twilio.messages).toHaveLength(9)
		expect(new Set(twilio.messages.map(({ StatusCallback }) => StatusCallback)).size).toBe(9)
		expect(twilio.messages.find(({ StatusCallback }) => StatusCallback?.endsWith(key))).toEqual({
			To: number,
			From: '+19705550100',
			Body: 'Horsetooth Hauling: See you Tuesday. Reply STOP to opt out.',
			StatusCallback: `${publicUrl}/texts/status?text=${key}`,
			ValidityPeriod: '14400',
		})
		expect(
			twilio.messages.filter(({ Body }) => Body?.includes('STOP')),
			'only in the first',
		).toHaveLength(1)
		const texts = await allTexts(store)
		expect(texts.map(({ state }) => state)).toEqual(Array(9).fill('sent'))
		expect(texts[0]?.twilio_sid).toMatch(/^SM/)
		const work = await store.db.selectFrom('lead_work').selectAll().executeTakeFirstOrThrow()
		expect(work).toMatchObject({ status: 'contacted', first_answered_at: daytime.toISOString() })
		const events = await store.db
			.selectFrom('lead_events')
			.select(['kind', 'staff_name'])
			.where('lead_id', '=', request.leadId)
			.orderBy('kind')
			.execute()
		expect(events).toEqual([
			{ kind: 'status', staff_name: 'Kit' },
			...Array.from({ length: 9 }, () => ({ kind: 'text', staff_name: 'Kit' })),
		])
	})

	test('SD-100 is sent only if the customer’s latest consent allows it; otherwise it is refused with the reason', async () => {
		const store = await fresh()
		const { request, lead, staff, twilio } = await desk(store)
		const unasked = await sendFrom(
			store,
			{ ...june, name: 'Ada', email: 'ada@example.com', phone: '970 555 0199' },
			before,
		)
		await store.db.deleteFrom('person_identifiers').where('value', '=', '+19705550177').execute()
		expect(
			await writeText(store, staff, lead, 'Hello', { number: '+19705550199' }),
			'not theirs',
		).toMatchObject({
			ok: false,
			message: 'This number is not theirs any more. Nothing was sent.',
		})
		const said = { isGranted: false, wording: 'No texts.', number: null, takesBackStop: false }
		await recordSpokenConsent(store, unasked.person, said, sampleFacts, { staff, now: daytime })
		const declined = await writeText(store, staff, { personId: unasked.person }, 'Hello', {
			number: '+19705550199',
		})
		expect(declined).toMatchObject({
			message: expect.stringContaining('They did not agree to texts to (970)\u00a0555-0199.'),
		})
		expect(await writeText(store, staff, { personId: request.person }, 'Hello')).toBe('sent')
		await recordSpokenConsent(store, request.person, said, sampleFacts, { staff, now: daytime })
		runTexts(store, twilio)
		await until(async () => expect(await jobsOf(store)).toEqual([]))
		expect(twilio.messages, 'refused between writing and leaving').toEqual([])
		const [text] = await allTexts(store)
		expect(text).toMatchObject({
			state: 'failed',
			problem: 'They did not agree to texts to (970)\u00a0555-0142.',
		})
		expect(text?.raised_at).not.toBeNull()
	})

	test('SD-100 SD-106 depends on consent by number: a yes or a STOP does not count for another number of the same person', async () => {
		const store = await fresh()
		const other = { name: 'June H.', email: 'hill@example.com', phone: '970 555 0199' }
		const { leadId } = await sendLead(store, 'service-request', other, before)
		const yes = await sendFrom(store, june, new Date(before.getTime() + hour))
		const second = (await personOf(store, leadId)) ?? ''
		await mergePeople(store, yes.person, second, { staff: await createStaff(store), now: daytime })
		const stateOf = async (of: string | null, id: string | null) =>
			(await textConsent(store.db, { number: of, personId: yes.person, leadId: id })).state
		for (const id of [null, yes.leadId, leadId]) {
			expect(await stateOf(number, id)).toBe('agreed')
			expect(await stateOf('+19705550199', id)).toBe('declined')
		}
		expect(await stateOf(null, null), 'no number').toBe('never')
		const alone = { number: null, personId: null, leadId: yes.leadId }
		expect(await textConsent(store.db, alone), 'of the request').toMatchObject({ state: 'agreed' })
		const stop = { personId: yes.person, number: '+19705550199', isGranted: false, wording: 'STOP' }
		await store.db.transaction().execute((trx) => recordConsentByText(trx, stop, daytime, sampleFacts))
		const target = { personId: null, leadId: null }
		const both = [number, '+19705550199'].map((of) => ({ ...target, number: of }))
		const states = async () => (await textConsents(store.db, both)).map(({ state }) => state)
		expect(await states()).toEqual(['agreed', 'stopped'])
		expect([await stateOf(number, null), await stateOf('+19705550199', null)]).toEqual(await states())
		expect(await hasEverAgreed(store.db, { ...target, number })).toBe(true)
		expect(await hasEverAgreed(store.db, { ...target, number: '+19705550199' })).toBe(false)
		const later = new Date(daytime.getTime() + hour)
		await store.db
			.transaction()
			.execute((trx) => recordConsentByText(trx, { ...stop, number }, later, sampleFacts))
		expect(await states()).toEqual(['stopped', 'stopped'])
		expect(await hasEverAgreed(store.db, { ...target, number }), 'before the STOP').toBe(true)
	})

	test('SD-100 SD-106 depends on a consent that is shown with how it was given; only a yes for that number undoes a STOP', async () => {
		const store = await fresh()
		const { request, staff } = await desk(store)
		let at = daytime.getTime()
		const target = { number, personId: request.person, leadId: null }
		const holds = async () => {
			const consent = await textConsent(store.db, target)
			return !('how' in consent) ? consent.state : `${consent.state} ${consent.how}`
		}
		const voice = async (isGranted: boolean, of: string | null) => {
			const said = { isGranted, wording: 'Read out.', number: of, takesBackStop: true }
			await recordSpokenConsent(store, request.person, said, sampleFacts, {
				staff,
				now: new Date((at += 1000)),
			})
			return holds()
		}
		expect(await holds()).toBe('agreed on the page /contact')
		expect(await voice(false, null)).toBe('declined on the phone to Kit')
		expect(await voice(true, null)).toBe('agreed on the phone to Kit')
		const stop = { personId: request.person, number, isGranted: false, wording: 'STOP' }
		await store.db
			.transaction()
			.execute((trx) => recordConsentByText(trx, stop, new Date((at += 1000)), sampleFacts))
		expect(await holds()).toBe('stopped by a text message')
		expect(await voice(true, null)).toBe('stopped by a text message')
		expect(await voice(true, number)).toBe('agreed on the phone to Kit')
		expect((await personConsents(store.db, request.person)).map(({ how }) => how)).toEqual([
			...Array.from({ length: 2 }, () => 'On the phone to Kit'),
			'By a text message',
			...Array.from({ length: 2 }, () => 'On the phone to Kit'),
			'In a form on the page /contact',
		])
	})

	test('SD-103 waits for the end of quiet hours', async () => {
		const store = await fresh()
		const { lead, staff, twilio } = await desk(store)
		const evening = new Date('2026-11-19T03:30:00.000Z')
		const morning = '2026-11-19T15:00:00.000Z'
		await writeText(store, staff, lead, 'Good night', { now: evening })
		let now = evening
		runTexts(store, twilio, () => now)
		await new Promise((resolve) => setTimeout(resolve, 300))
		expect(twilio.messages).toEqual([])
		expect(await allTexts(store)).toMatchObject([{ state: 'waiting', leaves_at: morning }])
		now = new Date(morning)
		await until(async () => expect(await allTexts(store)).toMatchObject([{ state: 'sent' }]))
	})

	test('SD-100 names the company and the opt-out if it leaves first, even after an automatic answer or if one written earlier was dropped', async () => {
		const store = await fresh()
		const { lead, staff, twilio } = await desk(store)
		const evening = new Date('2026-11-19T03:30:00.000Z')
		const help = { sid: `SM${'1'.repeat(32)}`, from: number, body: 'HELP', pictures: 0, answeredAs: null }
		expect(await receiveText(leadServices(store), help, before), 'an automatic answer').not.toBeNull()
		const keys = [randomUUID(), randomUUID()]
		for (const [index, key] of keys.entries())
			await writeText(store, staff, lead, `Text ${index}`, { key, now: evening })
		const drop = 'The stop was canceled before it left.'
		await store.db
			.transaction()
			.execute((trx) => dropWaiting(trx, (eb) => eb('id', '=', keys[0] ?? ''), drop, evening))
		const morning = new Date('2026-11-19T15:00:00.000Z')
		runTexts(store, twilio, () => morning)
		await until(async () => expect(await jobsOf(store)).toEqual([]))
		const told = 'Horsetooth Hauling: Text 1\nReply STOP to opt out.'
		expect(twilio.messages.map(({ Body }) => Body)).toEqual([told])
		expect((await allTexts(store)).find(({ id }) => id === keys[1])).toMatchObject({ body: told })
		await writeText(store, staff, lead, 'Text 2', { now: morning })
		await until(async () => expect(twilio.messages.at(-1)).toMatchObject({ Body: 'Text 2' }))
	})

	test('SD-101 is not sent again if nobody knows whether it left, and its problem says so', async () => {
		const store = await fresh()
		const { lead, staff, twilio } = await desk(store)
		await writeText(store, staff, lead, 'Broken off')
		twilio.behave({ does: 'break-off' })
		let now = daytime
		runTexts(store, twilio, () => now)
		await until(async () => expect(await jobsOf(store)).toEqual([]))
		expect(twilio.messages).toHaveLength(1)
		// A text as left by a process killed after it called Twilio; written at night, so that no worker sends it first.
		await writeText(store, staff, lead, 'Killed', { now: new Date(daytime.getTime() + 12 * 3600_000) })
		await store.db.updateTable('texts').set({ state: 'sending' }).where('body', '=', 'Killed').execute()
		now = new Date(daytime.getTime() + 24 * 3600_000)
		await until(async () => expect(await jobsOf(store)).toEqual([]))
		expect(twilio.messages).toHaveLength(1)
		const texts = await allTexts(store)
		expect(texts.map(({ state }) => state)).toEqual(['uncertain', 'uncertain'])
		expect(
			texts.map(({ raised_at }) => raised_at),
			'the first was seen by who wrote the second',
		).toEqual(expect.arrayContaining([null, now.toISOString()]))
		expect(texts[0]?.problem).toContain('We do not know whether it left')
	})

	test('SD-102 waits while Twilio refuses connections, and leaves once it takes them', async () => {
		const store = await fresh()
		const { lead, staff, twilio } = await desk(store)
		await writeText(store, staff, lead, 'Hello')
		const apiUrl = `http://127.0.0.1:${await freePort()}`
		runTexts(store, { ...twilio, account: { ...twilio.account, apiUrl } })
		await until(async () =>
			expect(await jobsOf(store)).toMatchObject([{ failure: 'unreachable', leased_by: null }]),
		)
		expect(await allTexts(store)).toMatchObject([{ state: 'waiting', problem: null }])
		runTexts(store, twilio, () => new Date(daytime.getTime() + 3 * 60_000))
		await until(async () => expect(await allTexts(store)).toMatchObject([{ state: 'sent' }]))
		expect(twilio.messages).toHaveLength(1)
	})

	test('SD-102 is tried again when Twilio is busy, but not after four hours', async () => {
		const store = await fresh()
		const { lead, staff, twilio } = await desk(store)
		await writeText(store, staff, lead, 'Hello')
		twilio.behave({ does: 'refuse', status: 429, code: 20429, message: 'Too many requests' })
		let now = daytime
		const lines = runTexts(store, twilio, () => now)
		await until(async () =>
			expect(await jobsOf(store)).toMatchObject([{ failure: 'limited', leased_by: null }]),
		)
		expect(await allTexts(store)).toMatchObject([{ state: 'waiting' }])
		expect(JSON.stringify(lines), 'numbers stay out of the log').not.toContain('0142')
		twilio.behave({ does: 'accept' })
		now = new Date(now.getTime() + 3 * 60_000)
		await until(async () => expect(await allTexts(store)).toMatchObject([{ state: 'sent' }]))
		await writeText(store, staff, lead, 'Too late')
		now = new Date(daytime.getTime() + 4 * hour + 1)
		await until(async () => expect(await jobsOf(store)).toEqual([]))
		expect(twilio.messages.filter(({ Body }) => Body === 'Too late').length).toBeLessThanOrEqual(1)
	})

	test('SD-102 SD-106 says why Twilio refused it for good; a STOP that only Twilio knew of is recorded and drops waiting texts', async () => {
		const store = await fresh()
		const { request, lead, staff, twilio } = await desk(store)
		twilio.behave({ does: 'refuse', status: 400, code: 21614, message: 'not a mobile number:' })
		runTexts(store, twilio)
		await writeText(store, staff, lead, 'Landline')
		await until(async () => expect((await allTexts(store)).map(({ state }) => state)).toEqual(['failed']))
		expect((await allTexts(store))[0]?.problem).toContain('may be a landline')
		twilio.behave({ does: 'refuse', status: 400, code: 21610, message: 'unsubscribed recipient' })
		const night = new Date('2026-11-19T03:30:00.000Z')
		await writeText(store, staff, lead, 'Waits for the morning', { now: night })
		await writeText(store, staff, lead, 'Stopped')
		const target = { number, personId: request.person, leadId: null }
		await until(async () => expect(await textConsent(store.db, target)).toMatchObject({ state: 'stopped' }))
		const waited = (await allTexts(store)).find(({ body }) => body.includes('Waits for the morning'))
		expect(waited).toMatchObject({ state: 'dropped', problem: 'They stopped texts before it left.' })
		expect(await jobsOf(store)).toEqual([])
		expect(await writeText(store, staff, lead, 'Again')).toMatchObject({
			message: expect.stringContaining('They stopped texts to (970)\u00a0555-0142.'),
		})
		const consents = await store.db.selectFrom('person_consents').selectAll().execute()
		expect(consents).toMatchObject([
			{ method: 'text', is_granted: false, number_hash: await phoneHash(store.db, number) },
		])
	})

	test('SD-109 is deleted when its request is anonymized or its person erased, and loses its body after the retention period', async () => {
		const store = await fresh()
		const { request, lead, staff } = await desk(store)
		const second = await sendFrom(store, { ...june, message: 'Another matter' }, before)
		await writeText(store, staff, lead, 'Of the first')
		await writeText(store, staff, { lead: second }, 'Of the second')
		await writeText(store, staff, { personId: request.person }, 'Of none')
		const owner = await createStaff(store, 'owner')
		await anonymizeLead(store, owner, request, daytime)
		const left = await allTexts(store)
		expect(left.map(({ body }) => body).toSorted()).toEqual(['Of none', 'Of the second'])
		expect(await jobsOf(store)).toHaveLength(2)
		await store.db.updateTable('texts').set({ state: 'delivered' }).where('body', '=', 'Of none').execute()
		const later = new Date(daytime.getTime() + 31 * 24 * hour)
		expect(await clearOldTexts(store, 30, daytime)).toBe(0)
		expect(await clearOldTexts(store, 30, later)).toBe(1)
		expect((await allTexts(store)).map(({ body }) => body).toSorted(), 'one waits still').toEqual([
			'',
			'Of the second',
		])
		await erasePerson(leadServices(store), request.person, new Set([second.leadId]), {
			staff: owner,
			now: daytime,
		})
		expect(await allTexts(store)).toEqual([])
		expect(await jobsOf(store)).toEqual([])

		// A text from a person without a request.
		const theirs = { sid: 'SM1', from: number, body: 'Are you coming?', pictures: 0, answeredAs: null }
		await receiveText(leadServices(store), theirs, daytime)
		const told = () =>
			store.db.selectFrom('outbox').select('subject').where('subject', 'like', 'Text%').execute()
		expect(await told()).toEqual([{ subject: 'Text from (970) 555-0142' }])
		const [text] = await allTexts(store)
		await erasePerson(leadServices(store), text?.person_id ?? '', new Set(), { staff: owner, now: daytime })
		expect(await allTexts(store)).toEqual([])
		expect(await told(), 'mails that name the number').toEqual([])
	})
})
