import { sampleFacts } from '#test/sample_facts.ts'
import { randomUUID } from 'node:crypto'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { helpArticles } from '#app/content/types/help_articles.ts'
import { formControls } from '#app/office/kernel/fields/form_controls.ts'
import { rowToValues } from '#app/office/kernel/fields/form_values.ts'
import { rowVersion } from '#app/office/kernel/fields/row_version.server.ts'
import { dayControl } from '#app/office/kernel/fields/plan_day.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { sendLead } from '#test/office_leads.ts'
import { personOf } from '#test/people.ts'
import { sendPhotos } from '#test/photo_form.ts'
import { daysAroundNow, serviceAlertRow, uploadedPictureRow } from '#test/rows.ts'
import { post, signIn } from '#test/staff.ts'
import { phoneJpeg } from '#test/test_pictures.ts'
import type { Site } from './open_site.ts'

/** The ids of rows such as an office has after some weeks, as used in the addresses of its screens. */
export interface OfficeRows {
	/** At least one lead of each form; the first has an offer and a text, the second a photo. */
	leads: { form: LeadForm; id: string }[]
	people: string[]
	plan: string
	range: string
	stop: string
	/** An uploaded list of streets. */
	list: string
	picture: string
	palette: string
	/** The draft of an article; `preview` is that of a price. */
	draft: string
	preview: string
}

const previewed = { 'row-version': '{"prices.recycling":10}', 'prices.recycling': '12.50', intent: 'preview' }

type Press = (path: string, fields: Record<string, string>) => Promise<string>

/** Fills an office through its forms: requests of all kinds, people, an offer, a text, an alert, a plan, streets, a picture. */
export async function fillOffice(site: Site): Promise<OfficeRows> {
	const { store, url } = site
	const cookie = await signIn(site, 'owner')
	const press: Press = async (path, fields) => {
		const done = await post(url, path, fields, { cookie })
		if (done.status !== 303) throw new Error(`${path} answered ${done.status}: ${await done.text()}`)
		return done.headers.get('location') ?? ''
	}
	const day = addDays(civilDay(localTimeOf(new Date(), sampleFacts).date), 20).date
	const leads = await sendRequests(site)
	const [first] = leads
	await workOn(press, `/admin/leads/${first?.form}/${first?.id}`, day)
	await store.db.insertInto('service_alerts').values(serviceAlertRow(daysAroundNow())).execute()
	const picture = uploadedPictureRow({ name: 'a-photograph-with-a-long-name-of-the-mill-in-windsor.jpg' })
	await store.db.insertInto('uploaded_pictures').values(picture).execute()
	const draft = await editArticle(site, press, day)
	const people = await Promise.all(leads.map(({ id }) => personOf(store, id)))
	const firstOf = async (table: 'planned_changes' | 'street_ranges' | 'color_palettes') =>
		(await store.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id
	return {
		leads,
		people: [...new Set(people.filter((person) => person !== null))].slice(0, 2),
		plan: await firstOf('planned_changes'),
		range: await firstOf('street_ranges'),
		stop: lastPart((await press('/admin/stops/new', stopValues(day))).split('?')[0] ?? ''),
		list: await uploadStreets(url, cookie),
		picture: picture.id,
		palette: await firstOf('color_palettes'),
		draft,
		preview: lastPart(await press('/admin/facts/prices', previewed)),
	}
}

const stopValues = (day: string) => ({
	[formControls.id]: randomUUID(),
	[formControls.version]: '',
	kind: 'deliver-cart',
	day,
	name: 'Bartholomew Featherstonehaugh',
	phone: '970 555 0142',
	address: '318 Maple St, Windsor, CO 80550',
	notes: 'The gate is behind the garage. The dog is kind.',
})

async function sendRequests({ url, store }: Site): Promise<OfficeRows['leads']> {
	const wordy = {
		name: 'Bartholomew Featherstonehaugh',
		email: 'bartholomew.featherstonehaugh@horsetooth-mountain.example',
		phone: '970 555 0142',
		message: 'As in https://horsetooth-mountain.example/associations/carts-and-containers/2026, please.',
	}
	const first = await sendLead(store, 'quote', { ...wordy, service_type: 'residential-services' })
	const photo = { name: 'lid.jpg', bytes: await phoneJpeg(320, 240) }
	const sent = await sendPhotos(url, [photo], { changes: { phone: '', email: 'kit@example.com' } })
	if (sent.status !== 303) throw new Error(`The request was not taken: ${sent.status}`)
	const { id } = await store.db
		.selectFrom('service_requests')
		.select('id')
		.orderBy('id')
		.executeTakeFirstOrThrow()
	const leads: OfficeRows['leads'] = [
		{ form: 'quote', id: first.leadId },
		{ form: 'service-request', id },
	]
	for (const form of ['rolloff', 'hoa', 'order', 'billing-request'] as const)
		leads.push({ form, id: (await sendLead(store, form)).leadId })
	// A request with one person's phone number and another's email address.
	const alike = await sendLead(store, 'quote', { phone: wordy.phone, email: 'kit@example.com' })
	return [...leads, { form: 'quote', id: alike.leadId }]
}

async function workOn(press: Press, lead: string, day: string): Promise<void> {
	await press(`${lead}/offer`, {
		intent: 'send',
		version: '1',
		lines: 'A cart of 96 gallons, emptied every week\nRecycling every other week',
		amount: '43.50',
		per: 'month',
		valid_through: day,
		note: 'The driver brings the carts on the day before your first pickup.',
	})
	await press(`${lead}/text`, {
		key: randomUUID(),
		number: '+19705550142',
		text: 'We come tomorrow morning.',
	})
}

/** Previews an article and plans a new title for it. Resolves to the draft's id. */
async function editArticle({ store }: Site, press: Press, day: string): Promise<string> {
	const article = await store.db.selectFrom('kb_articles').selectAll().orderBy('id').executeTakeFirstOrThrow()
	const typed = {
		...rowToValues(helpArticles, article),
		[formControls.id]: article.id,
		[formControls.version]: rowVersion(helpArticles, article),
	}
	const form = `/admin/content/kb_articles/${article.id}`
	const draft = await press(form, { ...typed, [formControls.intent]: 'preview' })
	await press(form, { ...typed, title: `${article.title} Again.`, [dayControl]: day })
	return lastPart(draft)
}

async function uploadStreets(url: string, cookie: string): Promise<string> {
	const lines = [
		'Street,From,To,Side,ZIP,Area',
		'Elm St,100,198,even,80550,windsor-lake',
		'Oak St,x,99,,,nowhere',
	]
	const body = new FormData()
	body.append('reach', 'all')
	body.append('file', new File([lines.join('\n')], 'routes-of-windsor-and-severance-2027.csv'))
	const headers = { origin: url, cookie }
	const path = '/admin/streets/import'
	const sent = await fetch(url + path, { method: 'POST', headers, body, redirect: 'manual' })
	return lastPart(sent.headers.get('location') ?? '')
}

function lastPart(path: string): string {
	return path.slice(path.lastIndexOf('/') + 1)
}
