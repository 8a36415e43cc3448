import { sampleContent } from '#test/sample_content.ts'
import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { formPost } from '#test/form_post.ts'
import { leadEntries, leadSender } from '#test/lead_entries.ts'
import { leadServices } from '#test/lead_services.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { leadAction } from './form_action.server.ts'
import { leadDefinitions, leadForms } from './lead_definitions.server.ts'
import { readLeadValues } from './lead_table.server.ts'
import { receiptFor } from './receipt.server.ts'
import { submitLead } from './submit_lead.server.ts'

const forms = leadForms()
const urlEncoded = 'application/x-www-form-urlencoded'

function office(store: FreshStore, form: LeadForm) {
	let wakes = 0
	const { log, lines } = recordedLog()
	const services = leadServices(store, { log, wake: () => void wakes++ })
	return {
		services,
		lines,
		wakes: () => wakes,
		submit: (changes: Record<string, string> = {}) =>
			submitLead(leadDefinitions[form], services, leadEntries[form](changes), leadSender(), new Date()),
	}
}

function post(store: FreshStore, form: LeadForm, body: BodyInit, type?: string) {
	const args = formPost({ store, path: '/asked-here', sender: leadSender(), body, type })
	return leadAction(leadDefinitions[form], args, leadSender())
}

async function everything({ db }: FreshStore) {
	const [leads, consents, mails, keys] = await Promise.all([
		db.selectFrom('lead_work').selectAll().execute(),
		db.selectFrom('consent_records').selectAll().execute(),
		db.selectFrom('outbox').selectAll().orderBy('kind').execute(),
		db.selectFrom('submission_keys').selectAll().execute(),
	])
	return { leads, consents, mails, keys }
}

/** The text fields that the complete form fills in, except those whose values are validated. */
function textFields(form: LeadForm): string[] {
	const { fields } = leadDefinitions[form].form
	return [...leadEntries[form]().keys()].filter(
		(name) => ['text', 'textarea'].includes(fields[name]?.control ?? '') && name !== 'town',
	)
}

describeEachStore('every form', (fresh) => {
	test.each(forms)(
		'QF-06 HO-05 RQ-08 %s: a request is stored with its consent record and mails, and redirects to its receipt in its own table',
		async (form) => {
			const store = await fresh()
			const definition = leadDefinitions[form]
			const response = await post(store, form, leadEntries[form]())
			if (!(response instanceof Response)) throw new Error('not redirected')
			expect(response.status).toBe(303)
			const location = new URL(response.headers.get('location') ?? '', 'http://localhost')
			expect([location.pathname, location.hash]).toEqual(['/asked-here', `#${definition.form.anchor}`])
			const sent = location.searchParams.get('sent') ?? ''
			const services = { store, log: recordedLog().log, content: { current: sampleContent } }
			expect(await receiptFor(services, definition, sent)).toEqual({
				leadId: sent,
				reference: expect.stringMatching(/^HH-/),
				lines: [
					['You asked for', expect.stringMatching(/./)],
					[
						'We’ll get back to you',
						expect.stringMatching(/^by \w+day, \w+ \d+, \d+:\d\d [AP]M, Mountain Time$/),
					],
					['What happens next', definition.next],
				],
			})
			const other = leadDefinitions[form === 'quote' ? 'hoa' : 'quote']
			expect(await receiptFor(services, other, sent), 'no receipt of another form').toBeNull()
			const tomorrow = new Date(Date.now() + 25 * 3600_000)
			expect(await receiptFor(services, definition, sent, tomorrow)).toBeNull()

			const stored = await readLeadValues(store.db, definition, sent)
			for (const field of textFields(form)) expect(stored[field], field).toBe(leadEntries[form]().get(field))
			const { leads, consents, mails } = await everything(store)
			expect(leads).toMatchObject([{ lead_id: sent, form, review_reason: null }])
			expect(consents).toMatchObject(
				definition.form.asksConsent === false
					? []
					: [{ form, lead_id: sent, is_granted: leadEntries[form]().get('smsConsent') === 'on' }],
			)
			expect(mails).toMatchObject([
				{ kind: 'receipt', to_address: 'june@example.com', reply_to: facts.email },
				{ kind: 'staff', to_address: facts.email, reply_to: 'june@example.com' },
			])
		},
	)

	test.each(forms)(
		'SD-157 %s: the mail to the office has both numbers of a phone field in the format of every screen',
		async (form) => {
			const store = await fresh()
			const { fields } = leadDefinitions[form].form
			const phone = [...leadEntries[form]().keys()].find((name) => fields[name]?.control === 'tel') ?? ''
			expect(await office(store, form).submit({ [phone]: '9705550142 or 970.555.0199' })).toMatchObject({
				ok: true,
			})
			const { mails } = await everything(store)
			expect(mails.find(({ kind }) => kind === 'staff')?.body).toContain(
				'\nPhone: (970) 555-0142 or (970) 555-0199\n',
			)
		},
	)

	test.each(forms)(
		'QF-06 %s: fifty simultaneous copies are one lead, and a different text is another',
		async (form) => {
			const store = await fresh()
			const { submit, wakes } = office(store, form)
			const results = await Promise.all(Array.from({ length: 50 }, () => submit()))
			expect(new Set(results.map((result) => result.ok && result.reference)).size).toBe(1)
			expect(results[0]).toMatchObject({ ok: true })
			expect(await submit({ [leadDefinitions[form].message]: 'Something else.' })).toMatchObject({ ok: true })
			const { leads, mails } = await everything(store)
			expect([leads.length, mails.length, wakes()]).toEqual([2, 4, 2])
		},
	)

	test.each(forms)(
		'%s: a filled honeypot is stored, set aside without mails, and answered like any other',
		async (form) => {
			const store = await fresh()
			expect(await office(store, form).submit({ website: 'https://spam.example' })).toMatchObject({
				ok: true,
			})
			const { leads, mails } = await everything(store)
			expect(leads).toMatchObject([{ review_reason: 'The hidden field was filled in' }])
			expect(mails).toEqual([])
		},
	)

	test.each(forms)('%s: SQL, HTML and header breaks in every field are treated as text', async (form) => {
		const store = await fresh()
		const nasty = `'; drop table outbox; -- "<script>alert(1)</script>\r\nBcc: all@example.com {{phone}} $1`
		const { submit } = office(store, form)
		const result = await submit(Object.fromEntries(textFields(form).map((field) => [field, nasty])))
		if (!result.ok) throw new Error(JSON.stringify(result))
		const definition = leadDefinitions[form]
		const stored = await readLeadValues(store.db, definition, result.leadId)
		for (const field of textFields(form)) {
			const isLong = definition.form.fields[field]?.control === 'textarea'
			expect(stored[field], field).toBe(nasty.replace('\r\n', isLong ? '\n' : ' '))
		}
		const { mails } = await everything(store)
		const staff = mails.find(({ kind }) => kind === 'staff')
		expect(staff?.subject).toMatch(/^[^\r\n]+$/)
		const receipts = mails.filter(({ kind }) => kind === 'receipt')
		expect(receipts.filter(({ body }) => body.includes('script'))).toEqual([])
	})

	test.each(forms)('%s: a malformed or incomplete body is refused, and nothing is stored', async (form) => {
		const store = await fresh()
		const { consentMessage, asksConsent } = leadDefinitions[form].form
		const needsConsent = consentMessage !== null && asksConsent !== false
		const bodies = [
			['{"name":', 'application/json', 400, 'unreadable'],
			['name=June', 'text/plain', 400, 'unreadable'],
			['--x\r\nbroken', 'multipart/form-data; boundary=x', 400, 'unreadable'],
			['name=June', 'multipart/form-data', 400, 'unreadable'],
			['smsConsent=on', urlEncoded, 422, 'invalid'],
			['%E0%A4%A&&&=&smsConsent=on&name=%00%FF', urlEncoded, 422, 'invalid'],
			['', urlEncoded, 422, needsConsent ? 'consent' : 'invalid'],
		] as const
		for (const [body, type, status, reason] of bodies)
			expect(await post(store, form, body, type), body).toMatchObject({
				init: { status },
				data: { ok: false, reason },
			})
		expect(await everything(store)).toEqual({ leads: [], consents: [], mails: [], keys: [] })
	})

	test.each(forms)(
		'QF-07 HO-05 RQ-09 %s: a failing store is reported and logged, gives 503 and returns what was typed',
		async (form) => {
			const store = await fresh({ migrated: false })
			const { submit, lines, wakes } = office(store, form)
			const { message } = leadDefinitions[form]
			const values = { [message]: leadEntries[form]().get(message) }
			expect(await submit()).toMatchObject({ ok: false, reason: 'unavailable', values })
			expect(lines).toMatchObject([
				{ level: 'error', message: 'lead not stored', fields: { form, requestId: 'r1' } },
			])
			expect(JSON.stringify(lines)).not.toContain('june@example.com')
			expect(wakes()).toBe(0)
			expect(await post(store, form, leadEntries[form]())).toMatchObject({
				init: { status: 503 },
				data: { reason: 'unavailable', values },
			})
			const services = { store, log: recordedLog().log, content: { current: sampleContent } }
			expect(await receiptFor(services, leadDefinitions[form], crypto.randomUUID())).toBeNull()
		},
	)

	test('QF-06 a multipart form is accepted too', async () => {
		const store = await fresh()
		const body = new FormData()
		for (const [name, value] of leadEntries.quote()) body.append(name, value)
		expect(await post(store, 'quote', body)).toMatchObject({ status: 303 })
	})

	test.each([null, '', 'x', "'; drop table quote_requests", '00000000-0000-0000-0000-000000000000'])(
		'there is no receipt for %s',
		async (sent) => {
			const services = {
				store: await fresh(),
				log: recordedLog().log,
				content: { current: sampleContent },
			}
			expect(await receiptFor(services, leadDefinitions.quote, sent)).toBeNull()
		},
	)
})
