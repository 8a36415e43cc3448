import { sql } from 'kysely'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleContent } from '#test/sample_content.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { CurrentFacts } from '#app/company/current_facts.ts'
import { exportLeads } from '#app/office/inbox/export_leads.server.ts'
import { anonymizeLead } from '#app/office/requests/forget_lead.server.ts'
import { listLeads } from '#app/office/inbox/lead_list.server.ts'
import { filledFields, readLead } from '#app/office/requests/lead_record.server.ts'
import { choiceFilters, readFilters } from '#app/office/inbox/read_filters.server.ts'
import { columnWords } from '#db/migrations/columns.ts'
import type { LeadForm, LeadTable, QuoteRequestRow } from '#db/lead_rows.ts'
import { filledIn } from '#test/filled_in.ts'
import { formPost } from '#test/form_post.ts'
import { createStaff } from '#test/office_leads.ts'
import { quoteEntries, quoteSender } from '#test/quote_entries.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { checkLead } from './check_lead.ts'
import { leadAction } from './form_action.server.ts'
import type { FormDefinition } from './form_definition.ts'
import { FormFields } from './form_fields.tsx'
import { defineLead, type LeadDefinition, type StoredLead } from './lead_definition.ts'
import { leadDefinitions } from './lead_definitions.server.ts'
import { quoteForm, quoteLead } from './quote/definition.ts'
import { receiptFor } from './receipt.server.ts'

interface SampleRow extends StoredLead {
	full_name: string
	email: string
	phone: string | null
	cart: string
	carts: number
	notes: string | null
	page_color: string | null
}

const cartSizes = [
	{ value: 'small', label: 'A small cart' },
	{ value: 'large', label: 'A large cart' },
] as const

/** A form that the site does not have. */
const sampleForm = {
	name: 'only-here' as LeadForm,
	anchor: 'sample-form',
	consentMessage: 'Please agree to texts.',
	grid: 'grid',
	row: 'wide',
	fields: {
		full_name: {
			control: 'text',
			label: 'Who are you?',
			autoComplete: 'name',
			required: true,
			rule: { called: 'your name', max: 60 },
		},
		email: { control: 'email', label: 'Email', required: true },
		phone: { control: 'tel', label: 'Phone', rule: { called: 'your phone number', max: 30 } },
		cart: {
			control: 'select',
			label: 'Cart',
			options: cartSizes,
			required: true,
			rule: { invalid: 'Please choose a cart.' },
		},
		carts: {
			control: 'number',
			label: 'How many?',
			required: true,
			inputMode: 'numeric',
			min: 1,
			step: 1,
			rule: { missing: 'Please say how many.', max: 9 },
		},
		notes: { control: 'textarea', label: 'Anything else?', rule: { called: 'your notes', max: 500 } },
	},
} as const satisfies FormDefinition

const sampleLead = defineLead<SampleRow, typeof sampleForm.fields, 'page_color'>(sampleForm, {
	table: 'only_here_requests' as LeadTable,
	label: 'Sample',
	promise: 'quoteHours',
	way: 'sale',
	contact: {
		name: 'full_name',
		organization: null,
		email: 'email',
		phone: 'phone',
		location: () => null,
		subject: ({ carts, cart }) => `${carts} × ${cart}`,
	},
	message: 'notes',
	next: 'We bring it.',
	columns: {
		cart: { label: 'Cart', privacy: 'kept', exportColumn: 'Cart' },
		carts: { label: 'Carts', privacy: 'kept', exportColumn: null },
		full_name: { label: 'Name', privacy: 'personal', exportColumn: null },
		email: { label: 'Email', privacy: 'personal', exportColumn: null },
		phone: { label: 'Phone', privacy: 'personal', exportColumn: null },
		notes: { label: 'Notes', privacy: 'personal', exportColumn: 'Message' },
		page_color: { label: 'Color of the page', privacy: 'kept', exportColumn: null },
	},
	isPriced: () => true,
	storesConsent: false,
	mail: {
		request: 'Sample request',
		from: 'full_name',
		withoutMessage: '(nothing)',
		receiptSubject: 'sample request',
		receiptOpening: 'We have your sample.',
	},
})

/** The general quote form with one more field. */
const quoteWithMore: LeadDefinition<never> = {
	...quoteLead,
	form: {
		...quoteForm,
		fields: {
			...quoteForm.fields,
			only_here_text: {
				control: 'text',
				label: 'Only Here',
				rule: { called: 'the text of this test', max: 20 },
			},
		},
	},
	columns: new Map([
		...quoteLead.columns,
		['only_here_text', { label: 'Only here', privacy: 'personal', exportColumn: 'Only here' }],
	]),
}

const entered: Partial<Record<string, LeadDefinition>> = { 'only-here': sampleLead, quote: quoteWithMore }
const registered = { ...leadDefinitions }
beforeEach(() => void Object.assign(leadDefinitions, entered))
afterEach(() => {
	Reflect.deleteProperty(leadDefinitions, 'only-here')
	Object.assign(leadDefinitions, registered)
})

/** Stands in for the migrations that would add the sample form's table and the sample field's column. */
async function addColumns({ db, kind }: FreshStore): Promise<void> {
	const { time, strict } = columnWords(kind)
	const statements = [
		`insert into lead_forms (name) values ('only-here')`,
		`create table only_here_requests (
			id text primary key not null references leads (id),
			reference text not null unique,
			full_name text not null,
			email text not null,
			phone text,
			cart text not null,
			carts integer not null,
			notes text,
			page_color text,
			review_reason text,
			${time('created_at')} not null
		) ${strict}`,
		`alter table quote_requests add column only_here_text text`,
	]
	for (const statement of statements) await sql.raw(statement).execute(db)
}

const answers = {
	full_name: 'Zelda Zimmer',
	email: 'zelda@zimmer.example',
	phone: '970 555 0177',
	cart: 'large',
	carts: '2',
	notes: 'Zelda waits.',
	smsConsent: 'on',
}

/** Submits a form through its page's action and returns the lead's id. */
async function send<Column extends string>(
	store: FreshStore,
	definition: LeadDefinition<Column>,
	entries: Record<string, string>,
	ofPage: Record<Column, string | null>,
): Promise<string> {
	const body = new URLSearchParams(entries)
	const args = formPost({ store, path: '/sample', sender: quoteSender(), body, type: undefined })
	const answer = await leadAction(definition, args, ofPage)
	if (!(answer instanceof Response)) throw new Error('The lead was not taken.')
	const location = new URL(answer.headers.get('location') ?? '', 'http://localhost')
	expect([answer.status, location.pathname, location.hash]).toEqual([
		303,
		'/sample',
		`#${definition.form.anchor}`,
	])
	return location.searchParams.get('sent') ?? ''
}

async function mailsOf({ db }: FreshStore) {
	const mails = await db.selectFrom('outbox').select(['kind', 'subject', 'body']).orderBy('kind').execute()
	return { receipt: mails[0], staff: mails[1] }
}

async function csvOf(store: FreshStore): Promise<string[][]> {
	const pieces = []
	const filters = readFilters(new URLSearchParams())
	for await (const piece of exportLeads(
		store,
		filters,
		{ staffId: 'me', now: new Date(), zoned: sampleContent.facts },
		sampleContent,
		{ nameByStaffId: new Map(), withNotes: false },
	))
		pieces.push(piece)
	const lines = pieces.join('').trim().split('\r\n')
	return lines.map((line) => line.replace('\uFEFF', '').slice(1, -1).split('","'))
}

async function found(store: FreshStore, search: string): Promise<string[]> {
	const { leads } = await listLeads(store, readFilters(new URLSearchParams(search)), {
		staffId: 'me',
		now: new Date(),
		zoned: sampleFacts,
	})
	return leads.map(({ lead_id }) => lead_id)
}

test('a form that exists only as a definition has its controls and its validation', () => {
	const html = renderToStaticMarkup(
		<CurrentFacts value={sampleFacts}>
			<FormFields
				form={sampleForm}
				errors={[{ field: 'email', message: 'Please enter a valid email address.' }]}
				values={{ full_name: 'Zelda' }}
			/>
		</CurrentFacts>,
	)
	expect(html).toContain('Who are you?')
	expect(html).toMatch(
		/<input id="field-full_name"[^>]*autoComplete="name"[^>]*required=""[^>]*value="Zelda"/,
	)
	expect(html).toMatch(/<input id="field-email"[^>]*aria-invalid="true"/)
	expect(html).toMatch(/<input id="field-phone"[^>]*type="tel"/)
	expect(html).toMatch(/<select id="field-cart".*<option value="large">A large cart<\/option>/)
	expect(html).toMatch(/<textarea id="field-notes"/)
	expect(html.match(/ \(optional\)/g)).toHaveLength(2)
	expect(checkLead(sampleForm, new URLSearchParams({ carts: '10' }), sampleFacts)).toMatchObject({
		reason: 'consent',
		errors: [
			{ field: 'full_name', message: 'Please enter your name.' },
			{ field: 'email', message: 'Please enter your email address.' },
			{ field: 'cart', message: 'Please choose a cart.' },
			{ field: 'carts', message: 'Please enter a whole number from 1 to 9.' },
			{ field: 'smsConsent', message: 'Please agree to texts.' },
		],
	})
})

test('a form that exists only as a definition is valid when filled in by the test helper', () => {
	expect(checkLead(sampleForm, filledIn(sampleForm), sampleFacts)).toMatchObject({ ok: true })
})

describeEachStore('a form that exists only as a definition', (fresh) => {
	test('is stored, mailed, shown, filtered, exported and anonymized', async () => {
		const store = await fresh()
		await addColumns(store)
		const id = await send(store, sampleLead, answers, { page_color: 'green' })
		const { notes: _notes, ...others } = answers
		const other = await send(
			store,
			sampleLead,
			{ ...others, full_name: 'Ada Quist', email: 'ada@example.com', cart: 'small', carts: '1' },
			{ page_color: null },
		)
		const general = await send(store, quoteWithMore, Object.fromEntries(quoteEntries()), {})

		const services = { store, log: recordedLog().log, content: { current: sampleContent } }
		expect(await receiptFor(services, sampleLead, id)).toMatchObject({
			leadId: id,
			lines: expect.arrayContaining([['What happens next', 'We bring it.']]),
		})
		expect(await receiptFor(services, quoteLead, id)).toBeNull()

		const mails = await store.db
			.selectFrom('outbox')
			.select(['kind', 'subject', 'body'])
			.where('lead_id', '=', id)
			.orderBy('kind')
			.execute()
		expect(mails.map(({ kind }) => kind)).toEqual(['receipt', 'staff'])
		expect(mails[0]?.body).toMatch(
			/^Hello Zelda Zimmer,\n\nWe have your sample\. Your reference number is HH-/,
		)
		expect(mails[0]?.body).toContain('You asked about: 2 × large')
		expect(mails[1]?.subject).toMatch(/^Sample request HH-\w+ from Zelda Zimmer$/)
		expect(mails[1]?.body).toMatch(
			/Cart: A large cart\nCarts: 2\nName: Zelda Zimmer\n.*\nText messages: agreed\n.*\n\nZelda waits\.\n$/s,
		)

		const record = await readLead(store, { form: 'only-here' as LeadForm, leadId: id })
		expect(record && filledFields(record, sampleContent)).toEqual([
			{ label: 'Cart', value: 'A large cart', isLong: false },
			{ label: 'Carts', value: '2', isLong: false },
			{ label: 'Notes', value: 'Zelda waits.', isLong: true },
			{ label: 'Color of the page', value: 'green', isLong: false },
		])

		expect(choiceFilters({ form: 'only-here' as LeadForm, choices: [] }, sampleFacts)).toMatchObject([
			{ column: 'cart', label: 'Cart' },
		])
		expect((await found(store, 'form=only-here')).toSorted()).toEqual([id, other].toSorted())
		expect(await found(store, 'form=only-here&field-cart=small')).toEqual([other])
		expect(await found(store, 'q=zelda')).toEqual([id])
		expect(await found(store, 'form=quote&field-cart=small')).toEqual([general])

		const [head = [], ...rows] = await csvOf(store)
		const cells = (row: string[] | undefined) => Object.fromEntries(head.map((name, at) => [name, row?.[at]]))
		expect(rows.map(cells).find(({ Name }) => Name === 'Zelda Zimmer')).toMatchObject({
			Form: 'Sample',
			Message: 'Zelda waits.',
			Cart: 'A large cart',
			Units: '',
		})

		const owner = await createStaff(store, 'owner')
		expect(await anonymizeLead(store, owner, { form: 'only-here' as LeadForm, leadId: id }, new Date())).toBe(
			true,
		)
		const { rows: stored } = await sql`select * from only_here_requests where id = ${id}`.execute(store.db)
		expect(stored).toMatchObject([
			{
				full_name: 'Removed on request',
				phone: null,
				notes: null,
				cart: 'large',
				carts: 2,
				page_color: 'green',
			},
		])
		expect(JSON.stringify(stored)).not.toMatch(/zelda|zimmer|0177/i)
	})
})

describeEachStore('a field that exists only in a definition', (fresh) => {
	test('is stored, mailed, shown, exported and anonymized', async () => {
		const store = await fresh()
		await addColumns(store)
		const tooLong = quoteEntries({ only_here_text: '1'.repeat(21) })
		expect(checkLead(quoteWithMore.form, tooLong, sampleFacts)).toMatchObject({
			errors: [
				{
					field: 'only_here_text',
					message: 'Please shorten the text of this test to 20 characters or fewer.',
				},
			],
		})
		const id = await send(
			store,
			quoteWithMore,
			Object.fromEntries(quoteEntries({ only_here_text: '#4711' })),
			{},
		)
		expect((await mailsOf(store)).staff?.body).toContain('\nOnly here: #4711\n')
		const record = await readLead(store, { form: 'quote', leadId: id })
		expect(record && filledFields(record, sampleContent)).toContainEqual({
			label: 'Only here',
			value: '#4711',
			isLong: false,
		})
		const [head, row] = await csvOf(store)
		expect(row?.[head?.indexOf('Only here') ?? -1]).toBe('#4711')

		const owner = await createStaff(store, 'owner')
		await anonymizeLead(store, owner, { form: 'quote', leadId: id }, new Date())
		const stored = await store.db.selectFrom('quote_requests').selectAll().executeTakeFirstOrThrow()
		expect(stored satisfies QuoteRequestRow).toMatchObject({
			only_here_text: null,
			service_type: 'commercial',
		})
	})
})
