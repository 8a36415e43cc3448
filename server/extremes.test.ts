import { expect, onTestFinished, test } from 'vitest'
import { instantOf } from '#app/company/zoned_time.ts'
import type { FactValues } from '#app/company/fact_path.ts'
import { writeReminders } from '#app/pickup/reminders/write_reminders.server.ts'
import { factFields } from '#app/company/facts_schema.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { leadDefinitions, leadForms } from '#app/leads/lead_definitions.server.ts'
import { submitLead } from '#app/leads/submit_lead.server.ts'
import { leadEntries, leadSender } from '#test/lead_entries.ts'
import { leadServices } from '#test/lead_services.ts'
import { formsOf } from '#test/page_forms.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { saveFacts } from '#test/save_facts.ts'
import { rolloffEntries } from '#test/rolloff_entries.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { serveStore } from '#test/serve_store.ts'
import { shownLines, strangeIn } from '#test/shown_html.ts'
import { get, signIn } from '#test/staff.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { insertSubscriptions } from '#test/subscriptions.ts'

const lettersOf = (count: number) =>
	'Bartholomew Featherstonehaugh Sanitation Upper Saddleback of the Far Valleys and Hills and Beyond'
		.slice(0, count)
		.trim()

/** Sets every promise, price and retention period to `count`, or to another value that its field accepts. */
function counts(count: number): FactValues {
	const changes: Record<string, unknown> = {}
	for (const name of factFields.keys()) {
		if (!/^(?:prices|promises|keeps)\./.test(name)) continue
		const takes = [count, 24, 30, 4].find((value) => factFields.get(name)?.schema.safeParse(value).success)
		changes[name] = takes
	}
	return changes
}

/** Leaves only one each of towns, areas, sizes, reviews and questions. */
async function reduceToOne({ db }: FreshStore): Promise<void> {
	for (const table of ['residential_towns', 'rolloff_towns', 'pickup_areas', 'commercial_sizes'] as const) {
		const { id } = await db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
		await db.updateTable(table).set({ is_active: false }).where('id', '!=', id).execute()
	}
	const last = await db
		.selectFrom('rolloff_sizes')
		.select('id')
		.orderBy('cubic_yards')
		.limit(1)
		.executeTakeFirstOrThrow()
	await db.deleteFrom('rolloff_sizes').where('id', '!=', last.id).execute()
	await db.updateTable('rolloff_sizes').set({ cubic_yards: 8, loads: '1', tons: '1' }).execute()
	await db.updateTable('commercial_sizes').set({ bags: 1, pounds: 1, price_from: 1, price_to: 1 }).execute()
	await db.deleteFrom('testimonials').execute()
}

const named = {
	name: lettersOf(60),
	region: lettersOf(40),
	'address.street': lettersOf(100),
	'address.city': lettersOf(60),
}

const variants: Record<string, { facts: FactValues; also?: (store: FreshStore) => Promise<void> }> = {
	'one of everything': {
		facts: {
			...counts(1),
			'hours.days': [1],
			'rating.value': 1,
			'rating.count': 1,
			'founded.year': 2026,
			'founded.month': 11,
			serviceRadiusKm: 1,
		},
		also: reduceToOne,
	},
	'many, in long words': {
		facts: {
			...counts(11),
			...named,
			'hours.days': [1, 2, 3, 4, 5, 6, 7],
			'prices.overfilled': 11,
			'rating.value': 5,
			'rating.count': 99_999,
			'founded.year': 1900,
		},
	},
	'nothing known': {
		facts: { ...counts(8), name: 'Ash', region: 'Ash', 'prices.overfilled': null },
		also: async ({ db }) => {
			await db.deleteFrom('testimonials').execute()
			await db.deleteFrom('pickup_areas').execute()
			await db
				.updateTable('commercial_sizes')
				.set({ price_from: null, price_to: null, size_value: 8 })
				.where('size_value', '=', 2)
				.execute()
		},
	},
}

/** At most three pages of a kind, that is, with the same parent path. */
async function somePages(url: string): Promise<Map<string, string>> {
	const xml = await (await fetch(`${url}/sitemap.xml`)).text()
	const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
	const ofKind = Map.groupBy(listed, (path) => path.split('/').slice(0, -1).join('/'))
	const paths = [...ofKind].flatMap(([kind, all]) => (kind === '' ? all : all.slice(0, 3)))
	const asked = [
		'/search?q=price',
		'/search?q=dumpster',
		'/search?q=where',
		'/nowhere',
		'/order',
		'/order?service=lawn',
	]
	const pages = new Map<string, string>()
	for (const path of [...paths, '/sitemap', ...asked]) pages.set(path, await (await fetch(url + path)).text())
	return pages
}

describeStore('sqlite', 'what visitors read where facts are at their extremes', (fresh) => {
	test.each(Object.entries(variants))(
		'FI-116 pages and mails read well with %s',
		async (_, { facts, also }) => {
			const store = await fresh({ seed: true })
			await also?.(store)
			await saveFacts(store, facts)
			const content = await openContentHub(store, recordedLog().log)
			onTestFinished(() => content.close())
			const { url } = await serveStore(store.connection)
			const pages = await somePages(url)
			const faults = [...pages].flatMap(([path, html]) =>
				strangeIn(shownLines(html)).map((words) => `${path}: ${words}`),
			)
			expect(pages.size).toBeGreaterThan(20)

			const sizes = content.current.facts.rolloffs.map(({ yards }) => `${yards} Yard`)
			const taking = leadServices(store, { content })
			for (const form of leadForms()) {
				const entries = form === 'rolloff' ? rolloffEntries({}, sizes) : leadEntries[form]()
				const sender = leadSender({ address: form })
				const taken = await submitLead(leadDefinitions[form], taking, entries, sender, new Date())
				expect.soft([form, taken], form).toEqual([form, expect.objectContaining({ ok: true })])
			}
			const [area] = await store.db
				.selectFrom('pickup_areas')
				.select('id')
				.where('is_active', '=', true)
				.execute()
			if (area) await insertSubscriptions(store, 1, { area_id: area.id })
			const reading = { store, content, publicUrl: 'https://hauler.example', wake: () => undefined }
			for (let day = 1; day <= 14; day += 1)
				await writeReminders(
					reading,
					instantOf({ date: `2026-07-${String(day).padStart(2, '0')}`, time: '18:30' }, sampleFacts),
				)
			const mails = await store.db.selectFrom('outbox').selectAll().execute()
			for (const { subject, body } of mails)
				faults.push(
					...strangeIn([subject, ...(body ?? '').split('\n')]).map((words) => `mail “${subject}”: ${words}`),
				)
			expect(mails.length).toBeGreaterThan(leadForms().length)

			const answers: string[] = []
			const cookie = await signIn({ url, store }, 'owner')
			const leads = await store.db.selectFrom('lead_work').select(['form', 'lead_id']).execute()
			const ofForms = new Map(leads.map(({ form, lead_id }) => [form, `/admin/leads/${form}/${lead_id}`]))
			for (const path of ofForms.values()) {
				const lead = await (await get(url, path, cookie)).text()
				const links = [...lead.matchAll(/href="([^"]*\/answer\?template=[^"]*)"/g)]
				for (const [, link = ''] of links) {
					const page = await (await get(url, link.replaceAll('&amp;', '&'), cookie)).text()
					const written = formsOf(page, path).flatMap(({ fields }) =>
						fields.filter(([name]) => name === 'subject' || name === 'text'),
					)
					expect(written.length, link).toBeGreaterThan(1)
					answers.push(...written.flatMap(([, text]) => text.split('\n').map((line) => `${link}: ${line}`)))
				}
			}
			expect(ofForms.size).toBe(leadForms().length)
			expect(answers.length).toBeGreaterThan(10)
			// Placeholders without a value in the request are left for the office to fill in.
			faults.push(...strangeIn(answers.map((line) => line.replaceAll(/\{\{request\.\w+\}\}/g, 'Any words'))))
			expect([...new Set(faults)]).toEqual([])
		},
	)
})
