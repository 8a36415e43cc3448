import { giveOwnPrices } from '#test/town_prices.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import type { Services } from '#app/services.server.ts'
import { type Submission, officeAction } from '../kernel/screens/commands.server.ts'
import { isGone } from '../parts/gone.ts'
import { formData } from '#test/form_data.ts'
import { writerOf } from '#test/messages.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { sendFrom } from '#test/people.ts'
import { describeEachStore } from '#test/stores.ts'
import { daytime } from '#test/texts.ts'
import { answer } from './answer.server.ts'
import { composeMessage } from './compose_message.server.ts'
import { messageValues } from './message_values.ts'
import type { Composing, LeadPlace } from './message_kind.ts'
import { offer } from './offer.server.ts'
import type { MessageFields } from './shown_message.ts'
import { staffContext } from '../sign_in/staff.server.ts'
import { orderConfirmation } from './order_confirmation.server.ts'
import { text } from './text.server.ts'

type Compose = (composing: Composing<LeadPlace>, form: FormData) => ReturnType<typeof composeMessage>
interface Case {
	kind: string
	of: MessageFields
	compose: Compose
	fields: Record<string, string>
	/** An invalid value of a field and its error message. */
	wrong: [field: string, value: string, says: string]
	/** The notices after sending, and after sending the same again. */
	told: [first: string, again: string]
	/** Whether a colleague's concurrent change of the request prevents sending. */
	isOfVersion: boolean
}

const unknown = 'For you: {{price.gold}}'
const unfilled = 'We do not know what to put for {{price.gold}}.'
const cases: Case[] = [
	{
		kind: 'answer',
		of: answer.fields,
		compose: (composing, form) => composeMessage(answer, composing, form),
		fields: { subject: 'Your order', text: 'Hello {{request.name}}', version: '1' },
		wrong: ['text', unknown, unfilled],
		told: ['answered=now#answer', 'answered=before#answer'],
		isOfVersion: true,
	},
	{
		kind: 'offer',
		of: offer.fields,
		compose: (composing, form) => composeMessage(offer, composing, form),
		fields: {
			lines: 'For {{request.name}}',
			amount: '43',
			per: 'month',
			valid_through: '2026-12-02',
			version: '1',
		},
		wrong: ['lines', unknown, unfilled],
		told: ['offered=now#offers', 'offered=before#offers'],
		isOfVersion: true,
	},
	{
		kind: 'text',
		of: text.fields,
		compose: (composing, form) => composeMessage(text, composing, form),
		fields: { key: randomUUID(), number: '+19705550142', text: 'Hello {{request.name}}' },
		wrong: ['text', unknown, unfilled],
		told: ['text=sent#texts', 'text=sent#texts'],
		isOfVersion: false,
	},
	{
		kind: 'order confirmation',
		of: orderConfirmation.fields,
		compose: (composing, form) => composeMessage(orderConfirmation, composing, form),
		fields: { cart_number: '4711', first_pickup: '2026-12-02', area_slug: 'windsor-lake' },
		wrong: [
			'cart_number',
			'X'.repeat(41),
			'Please shorten the number of the cart to 40 characters or fewer.',
		],
		told: ['saved=1', 'saved=1'],
		isOfVersion: false,
	},
]

describeEachStore('a message that the office writes', (fresh) => {
	for (const { kind, of, compose, fields, wrong, told, isOfVersion } of cases) {
		const open = async () => {
			const store = await fresh({ seed: true })
			const lead = await sendLead(store, 'order', {
				area_slug: 'windsor-lake',
				phone: '970 555 0142',
				smsConsent: 'on',
			})
			const kit = await writerOf(store, lead, daytime)
			const composing = { ...kit, services: { ...kit.services, sendsTexts: true } }
			const send = (changes: Record<string, string> = {}, by = composing) =>
				compose(by, formData({ ...fields, ...changes }))
			const count = async () =>
				(await store.db.selectFrom('outbox').select('id').where('kind', '=', 'answer').execute()).length +
				(await store.db.selectFrom('texts').select('id').execute()).length
			return { store, lead, composing, send, count }
		}

		test(`SD-06 SD-81 SD-86 SD-89 SD-101 ${kind}: sent twice it is one, and leads back to its page with what became of it`, async () => {
			const { lead, send, count } = await open()
			const sent = await Promise.all([send(), send()])
			const page = `/admin/leads/order/${lead.leadId}`
			expect(sent.map((outcome) => 'to' in outcome && outcome.to).toSorted()).toEqual(
				told.map((words) => `${page}?${words}`).toSorted(),
			)
			expect(await count()).toBe(1)
		})

		test(`SD-85 SD-89 SD-83 ${kind}: what is wrong with it is said, with every word and what could be filled in`, async () => {
			const { send, count } = await open()
			const [field, value, says] = wrong
			const refused = await send({ [field]: value })
			expect(refused).toMatchObject({
				status: 422,
				errors: [{ field, message: expect.stringContaining(says) }],
				kept: { values: { [field]: value } },
			})
			expect(await count()).toBe(0)
		})

		test(`SD-86 SD-89 ${kind}: ${isOfVersion ? 'waits for a second press' : 'is sent all the same'} after what a colleague did meanwhile`, async () => {
			const { store, composing, send, count } = await open()
			const colleague = { ...composing, staff: await createStaff(store, 'owner', 'Ines') }
			const first = formData({ subject: 'Mine', text: 'First', version: '1' })
			expect(await composeMessage(answer, colleague, first)).toMatchObject({ ok: true })
			const refusal = {
				status: 409,
				message: expect.stringContaining('Somebody was quicker'),
				kept: {
					events: expect.arrayContaining([
						expect.objectContaining({ text: expect.stringMatching(/^Ines emailed an answer, /) }),
					]),
					version: 2,
					values: expect.objectContaining({ [wrong[0]]: expect.stringContaining('June Alvarez') }),
				},
			}
			expect(await send()).toMatchObject(isOfVersion ? refusal : { ok: true })
			expect(await send({ version: '2' })).toMatchObject({ ok: true })
			expect(await count()).toBe(2)
		})

		test(`FI-73 SD-86 ${kind}: keeps every word while the store is away, and where the request is gone`, async () => {
			const { store, composing, send } = await open()
			const nowhere = { ...composing, place: { lead: { form: 'order', leadId: 'gone' } as const } }
			const gone = await send({}, nowhere).catch((thrown: unknown) => thrown)
			expect(gone).toMatchObject({ init: { status: 410 } })
			const said = (gone as { data: unknown }).data
			if (!isGone(said)) throw new Error('The words are lost.')
			const words = said.values.map(({ text: value }) => value)
			expect(words.length).toBeGreaterThan(0)
			expect(Object.values(fields)).toEqual(expect.arrayContaining(words))
			await sql`alter table lead_work rename to lead_work_away`.execute(store.db)
			const action = officeAction({
				keeps: ({ form }: Submission) => messageValues(of, form),
				commands: { send: ({ form }) => compose(composing, form) },
				usual: 'send',
			})
			const context = new RouterContextProvider()
			context.set(servicesContext, composing.services as Services)
			context.set(staffContext, composing.staff)
			context.set(visitorContext, { address: '::1', userAgent: '', requestId: 'r' })
			const request = new Request('http://localhost/', { method: 'POST', body: formData(fields) })
			const args = { request, context, params: {}, pattern: '', url: new URL(request.url) }
			expect(await action(args as ActionFunctionArgs)).toMatchObject({
				init: { status: 503 },
				data: {
					message: expect.stringContaining('what you typed is still here'),
					kept: { values: expect.objectContaining({ [wrong[0]]: fields[wrong[0]] }) },
				},
			})
			await sql`alter table lead_work_away rename to lead_work`.execute(store.db)
		})
	}

	test('SD-89 RT-06 a text to a person is filled in with what applies in the town of their area', async () => {
		const store = await fresh({ seed: true })
		const asked = { phone: '970 555 0142', smsConsent: 'on', address: '' }
		const { person: personId, ...lead } = await sendFrom(store, asked)
		await giveOwnPrices(store, 'windsor')
		const kit = await writerOf(store, lead, daytime)
		const send = async (area: string, words: string) => {
			const { id } = await store.db
				.selectFrom('pickup_areas')
				.select('id')
				.where('slug', '=', area)
				.executeTakeFirstOrThrow()
			await store.db.updateTable('people').set({ area_id: id }).where('id', '=', personId).execute()
			const services = { ...kit.services, sendsTexts: true }
			const form = formData({ key: randomUUID(), number: '+19705550142', text: words })
			return composeMessage(text, { ...kit, services, place: { personId } }, form)
		}
		const price = 'Lawn pickup is {{price.lawn}}.'
		expect(await send('windsor-lake', price)).toMatchObject({
			status: 422,
			errors: [{ field: 'text', message: expect.stringMatching(/^Windsor has prices of its own\./) }],
			kept: { values: { text: price } },
		})
		expect(await send('greeley-east', price)).toMatchObject({ ok: true })
		const sent = await store.db.selectFrom('texts').select('body').execute()
		expect(sent.map(({ body }) => body)).toEqual([expect.stringContaining('Lawn pickup is $20.')])
	})
})
