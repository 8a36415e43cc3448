import { expect, test } from 'vitest'
import { erasePerson } from '#app/office/people/erase_person.server.ts'
import { anonymizeLead, deleteLead } from '#app/office/requests/forget_lead.server.ts'
import { createStaff } from '#test/office_leads.ts'
import { leadServices } from '#test/lead_services.ts'
import { sendFrom } from '#test/people.ts'
import { get, signIn } from '#test/staff.ts'
import { serveWithTexts, startTwilio } from '#test/start_twilio.ts'
import { describeEachStore, describeStore, type FreshStore } from '#test/stores.ts'
import { allTexts, daytime, publicUrl, runTexts, writeText } from '#test/texts.ts'
import { callAsTwilio, type TwilioService, twilioNumber } from '#test/twilio_service.ts'
import { until } from '#test/until.ts'
import { catchUpOnTexts } from './catch_up.ts'
import { twilioSender } from './twilio_sender.ts'

const june = { name: 'June Hill', email: 'june@example.com', phone: '970 555 0142' }
const number = '+19705550142'
const minutesBefore = (minutes: number, now = daytime) => new Date(now.getTime() - minutes * 60_000)

/** Catches up with Twilio, as the server does every ten minutes. */
function catchUp(store: FreshStore, twilio: TwilioService, now = daytime): Promise<void> {
	const texts = twilioSender({ ...twilio.account, publicUrl }, 5000)
	return catchUpOnTexts({ ...leadServices(store), texts }, now)
}

const officeMails = ({ db }: FreshStore) =>
	db.selectFrom('outbox').select('body').where('subject', 'like', 'Text from%').execute()

describeEachStore('texts that nobody was there to take', (fresh) => {
	test('SD-107 are stored once each, with the time at which they arrived, and wait for an answer', async () => {
		const store = await fresh({ seed: true })
		const { leadId } = await sendFrom(store, june, minutesBefore(600))
		const twilio = await startTwilio()
		for (const [minutes, body] of [
			[180, 'Gate code is 12'],
			[170, 'Is it Friday?'],
			[160, 'HELP'],
			[1, 'On its way to us'],
			[73 * 60, 'Of last week'],
		] as const)
			twilio.keep({ from: number, body, at: minutesBefore(minutes) })
		twilio.keep({ from: '+19705550177', body: 'Do you haul couches?', at: minutesBefore(150) })
		await Promise.all([catchUp(store, twilio), catchUp(store, twilio)])
		await catchUp(store, twilio)
		const texts = await allTexts(store)
		expect(texts.map(({ body, created_at, raised_at }) => [body, created_at, raised_at])).toEqual(
			(
				[
					[180, 'Gate code is 12'],
					[170, 'Is it Friday?'],
					[160, 'HELP'],
					[150, 'Do you haul couches?'],
				] as const
			).map(([minutes, body]) => {
				const at = minutesBefore(minutes).toISOString()
				return [body, at, at]
			}),
		)
		expect(texts.map(({ lead_id }) => lead_id)).toEqual([leadId, leadId, leadId, null])
		expect(await officeMails(store)).toHaveLength(4)
	})

	test('SD-107 are stored however long no server ran; texts of an erased person do not come back', async () => {
		const store = await fresh({ seed: true })
		const owner = await createStaff(store, 'owner')
		const twilio = await startTwilio()
		const daysBefore = (days: number) => minutesBefore(days * 24 * 60)
		const text = (from: string, body: string, days: number) =>
			twilio.keep({ from, body, at: daysBefore(days) })
		const bodies = async () => (await allTexts(store)).map(({ body }) => body)
		const [kim, lee] = ['+19705550178', '+19705550179']
		text(number, 'Gate code is 12', 20)
		text(kim, 'Please forget me', 19)
		await catchUp(store, twilio, daysBefore(18.9))
		const forget = async (days: number) => {
			const erased = (await allTexts(store)).find(({ body }) => body.includes('forget'))
			await erasePerson(leadServices(store), erased?.person_id ?? '', new Set(), {
				staff: owner,
				now: daysBefore(days),
			})
		}
		await forget(18)
		text(lee, 'Do you haul couches?', 15)
		text(number, 'Stop', 6)
		text(number, 'Is it Friday?', 5)
		await catchUp(store, twilio)
		await catchUp(store, twilio)
		const taken = ['Gate code is 12', 'Do you haul couches?', 'Stop', 'Is it Friday?']
		expect(await bodies()).toEqual(taken)

		text(lee, 'And forget me, too', 4)
		await catchUp(store, twilio)
		expect(await bodies()).toContain('And forget me, too')
		await forget(1)
		await store.db.deleteFrom('rate_limits').execute()
		await catchUp(store, twilio)
		expect(await bodies()).toEqual(taken.filter((body) => !body.includes('couches')))
	})

	test.each([
		['deleted', deleteLead],
		['anonymized', anonymizeLead],
	])('SD-109 do not come back after they were removed with a request that was %s', async (_, forget) => {
		const store = await fresh({ seed: true })
		const owner = await createStaff(store, 'owner')
		const twilio = await startTwilio()
		const daysBefore = (days: number) => minutesBefore(days * 24 * 60)
		await sendFrom(store, june, daysBefore(30))
		const { leadId } = await sendFrom(store, june, daysBefore(20))
		twilio.keep({ from: '+19705550178', body: 'Do you haul couches?', at: daysBefore(9) })
		twilio.keep({ from: number, body: 'Gate code is 12', at: daysBefore(8) })
		await catchUp(store, twilio, daysBefore(7.9))
		expect(await allTexts(store)).toHaveLength(2)
		await forget(store, owner, { form: 'quote', leadId }, daysBefore(1))
		await store.db.deleteFrom('rate_limits').execute()
		await catchUp(store, twilio)
		expect((await allTexts(store)).map(({ body }) => body)).toEqual(['Do you haul couches?'])
	})

	test('SD-106 may include a STOP, which counts from when it was sent: waiting texts are dropped, and only a later START undoes it', async () => {
		const store = await fresh({ seed: true })
		const lead = { lead: await sendFrom(store, june, minutesBefore(600)) }
		const staff = await createStaff(store)
		const twilio = await startTwilio()
		expect(await writeText(store, staff, lead, 'See you Tuesday.')).toBe('sent')
		twilio.keep({ from: number, body: 'Stop', at: minutesBefore(30) })
		await catchUp(store, twilio)
		expect((await allTexts(store)).map(({ body, state }) => [body.includes('Tuesday'), state])).toEqual([
			[false, 'received'],
			[true, 'dropped'],
		])
		expect(await writeText(store, staff, lead, 'Still there?')).toMatchObject({ ok: false, status: 409 })
		twilio.keep({ from: number, body: 'START', at: minutesBefore(40) })
		await catchUp(store, twilio)
		expect(await writeText(store, staff, lead, 'Hello?'), 'said before the stop').toMatchObject({ ok: false })
		twilio.keep({ from: number, body: 'START', at: minutesBefore(20) })
		await catchUp(store, twilio)
		expect(await writeText(store, staff, lead, 'Welcome back')).toBe('sent')
	})

	test('SD-109 do not come back after they were erased with their person', async () => {
		const store = await fresh({ seed: true })
		const { person, leadId } = await sendFrom(store, june, minutesBefore(600))
		const owner = await createStaff(store, 'owner')
		const twilio = await startTwilio()
		twilio.keep({ from: number, body: 'Please delete all that you have of me', at: minutesBefore(30) })
		await catchUp(store, twilio)
		expect(await allTexts(store)).toHaveLength(1)
		await erasePerson(leadServices(store), person, new Set([leadId]), { staff: owner, now: daytime })
		expect(await allTexts(store)).toEqual([])
		await catchUp(store, twilio)
		expect(await allTexts(store)).toEqual([])
	})

	test('SD-101 SD-108 missed delivery reports are stored, and a text that Twilio never received stays uncertain', async () => {
		const store = await fresh({ seed: true })
		const lead = { lead: await sendFrom(store, june, minutesBefore(600)) }
		const staff = await createStaff(store)
		const twilio = await startTwilio()
		let minutes = 60
		const send = async (...bodies: string[]) => {
			// One after the other, because the first text has additional words.
			for (const body of bodies) await writeText(store, staff, lead, body, { now: minutesBefore(minutes--) })
			const left = store.db.selectFrom('jobs').select('subject_id').where('kind', '=', 'text')
			await until(async () => expect(await left.execute()).toEqual([]))
		}
		runTexts(store, twilio)
		await send('One')
		await send('Two')
		twilio.behave({ does: 'break-off' })
		await send('Cut', 'Cut', 'Never')
		twilio.behave({ does: 'accept' })
		await send('Cut')
		for (const message of twilio.listed) message.date_created = daytime.toUTCString()
		const [one, two, ...others] = twilio.listed
		const [first, second, again] = others.filter(({ body }) => body === 'Cut')
		if (!one || !two || !first || !second || !again) throw new Error('Not all was sent.')
		// The fifth was cut off before Twilio received it.
		twilio.listed.splice(0, 6, one, two, first, second, again)
		for (const message of [one, again]) message.status = 'delivered'
		Object.assign(two, { status: 'undelivered', error_code: 30005 })
		const later = minutesBefore(-30)
		const states = async () => {
			await catchUp(store, twilio, later)
			return (await allTexts(store))
				.map(({ body, state, twilio_sid }) =>
					[/One|Two|Cut|Never/.exec(body)?.[0], state, twilio_sid].join(' '),
				)
				.toSorted()
		}
		expect(await states()).toEqual([
			`Cut delivered ${again.sid}`,
			'Cut uncertain ',
			'Cut uncertain ',
			'Never uncertain ',
			`One delivered ${one.sid}`,
			`Two undelivered ${two.sid}`,
		])
		first.status = 'delivered'
		Object.assign(second, { status: 'undelivered', error_code: 30006 })
		expect(await states(), 'two of the same words, each its own').toEqual(
			expect.arrayContaining([`Cut delivered ${first.sid}`, `Cut undelivered ${second.sid}`]),
		)
		const raised = (await allTexts(store)).filter(({ problem }) => problem?.includes('not in use'))
		expect(raised).toMatchObject([{ raised_at: later.toISOString() }])
	})
})

describeStore('sqlite', 'a server that starts', (fresh) => {
	test('SD-107 fetches the texts that arrived while it was down, and stores a text once even if Twilio also delivers it', async () => {
		const store = await fresh({ seed: true })
		await sendFrom(store, june)
		const twilio = await startTwilio()
		twilio.keep({ from: number, body: 'Gate code is 12', at: minutesBefore(10, new Date()) })
		const { url } = await serveWithTexts(store.connection, twilio)
		await until(async () => expect(await allTexts(store)).toHaveLength(1))
		const told = {
			MessageSid: twilio.listed[0]?.sid ?? '',
			From: number,
			To: twilioNumber,
			Body: 'Gate code is 12',
		}
		const answer = await callAsTwilio({ url, publicUrl: url, path: '/texts/incoming' }, told)
		expect(answer.status).toBe(200)
		expect(await allTexts(store)).toHaveLength(1)
		const cookie = await signIn({ url, store }, 'office')
		expect(await (await get(url, '/admin/texts', cookie)).text()).toContain('Gate code is 12')
	})
})
