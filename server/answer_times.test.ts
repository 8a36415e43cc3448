import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import { hoaAnswer, orderAnswer, quoteAnswer, serviceAnswer } from '#app/company/promises.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { hoaLead } from '#app/leads/hoa/definition.ts'
import { formatAnswerBy } from '#app/leads/promise_clock/answer_by.ts'
import { orderLead } from '#app/leads/order/definition.ts'
import { quoteLead } from '#app/leads/quote/definition.ts'
import { rolloffLead } from '#app/leads/rolloff/definition.ts'
import { serviceLead } from '#app/leads/service_request/definition.ts'
import { submitLead } from '#app/leads/submit_lead.server.ts'
import { leadServices } from '#test/lead_services.ts'
import { hoaEntries } from '#test/hoa_entries.ts'
import { orderColumns, orderEntries } from '#test/order_entries.ts'
import { quoteEntries } from '#test/quote_entries.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { saveFacts } from '#test/save_facts.ts'
import { rolloffEntries } from '#test/rolloff_entries.ts'
import { serviceEntries } from '#test/service_entries.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'

/** Numbers that appear nowhere else on the site. */
const changes = {
	'promises.quoteHours': 7,
	'promises.hoaQuoteHours': 72,
	'promises.serviceHours': 13,
	'promises.orderHours': 5,
	'promises.accountUpdateDays': 11,
}

/** A promise of how soon somebody is answered, in any wording. */
const answerTime =
	/\b(?:within|in under|in less than|inside|inside of|in)\s+(?:about |the next |only |just )?(?:\d+|an?|one|two|three|a few|a couple of|twenty-four)[\s-]+(?:business |working |open )?(?:minute|hour|day)s?\b/gi
/** A hedged promise such as "Most requests within …", which contradicts a toast that promises it to everyone. */
const hedged = /\b(?:most|usually|typically|often|nearly all|on average)\b[^.]*\bwithin\b/i

/** Time spans that are not about answering. */
const others = [/45 days/, /within 30 days/i, /within 24 hours of|within a (?:day|week)/i]

async function saveChanges(store: FreshStore): Promise<Snapshot> {
	await saveFacts(store, changes)
	const content = await openContentHub(store, recordedLog().log)
	content.close()
	return content.current
}

/** The visible text of a page and its meta tags. */
function wordsOf(html: string): string {
	return html
		.replaceAll(/<script\b[^>]*>.*?<\/script>|<style\b[^>]*>.*?<\/style>/gs, ' ')
		.replaceAll(/<meta [^>]*content="([^"]*)"[^>]*>/g, ' $1. ')
		.replaceAll(/<!--.*?-->/gs, '')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll('&#x27;', "'")
		.replaceAll(/\s+/g, ' ')
}

describeStore('sqlite', 'the answer times of every page', (fresh) => {
	test('come from the facts, and are given only in the sentences that promise them', async () => {
		const store = await fresh({ seed: true })
		const { facts } = await saveChanges(store)
		const { url } = await serveStore(store.connection)
		const xml = await (await fetch(`${url}/sitemap.xml`)).text()
		const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
		expect(paths.length).toBeGreaterThan(30)

		const allowed = [
			quoteAnswer(facts),
			hoaAnswer(facts),
			serviceAnswer(facts),
			orderAnswer(facts),
			"We'll follow up within 11 business days.",
			'within 11 business days',
		]
		const faults: string[] = []
		let found = 0
		for (const path of [...paths, '/hoa-quote', '/faqs', '/help']) {
			const words = wordsOf(await (await fetch(url + path)).text())
			found += [
				...words.matchAll(/within (?:7 business hours|13 business hours|3 business days|11 business days)/g),
			].length
			const rest = allowed.reduce((text, sentence) => text.replaceAll(sentence, ''), words)
			for (const sentence of rest.split(/(?<=[.!?])\s/)) {
				const isOther = others.some((one) => one.test(sentence))
				if (hedged.test(sentence) || (!isOther && sentence.match(answerTime)))
					faults.push(`${path}: ${sentence}`)
			}
		}
		expect(faults).toEqual([])
		expect(found).toBeGreaterThan(30)
	})
})

describeStore('sqlite', 'the answer time of a receipt by mail', (fresh) => {
	test.each([
		['quote', quoteLead, quoteEntries, 'We get back to you within 7 business hours with a price.'],
		['rolloff', rolloffLead, rolloffEntries, 'We get back to you within 7 business hours with a price.'],
		[
			'hoa',
			hoaLead,
			hoaEntries,
			"We'll contact you within 72 hours with your custom quote; days when the office is closed do not count.",
		],
		['service', serviceLead, serviceEntries, 'We look into it and get back to you within 13 business hours.'],
		[
			'order',
			orderLead,
			orderEntries,
			'We confirm your order and your first pickup within 5 business hours.',
		],
	] as const)(
		'%s: is the time promised in the facts, with the due time that the office works by',
		async (form, lead, entries, sentence) => {
			const store = await fresh({ seed: true })
			const current = await saveChanges(store)
			const services = leadServices(store, { content: { current } })
			const sender = {
				address: '203.0.113.7',
				userAgent: 'Test',
				requestId: 'r',
				page: '/contact',
				town_slug: 'windsor',
				schedule_note: null,
				...orderColumns,
			}
			const saturday = new Date('2026-11-21T12:45:00-07:00')
			expect(current.facts.promises.hoaQuoteHours).toBe(72)
			expect(await submitLead<string>(lead, services, entries(), sender, saturday)).toMatchObject({
				ok: true,
			})

			const { due_at } = await store.db.selectFrom('lead_work').select('due_at').executeTakeFirstOrThrow()
			const { body } = await store.db
				.selectFrom('outbox')
				.select('body')
				.where('kind', '=', 'receipt')
				.executeTakeFirstOrThrow()
			const formatted = formatAnswerBy(new Date(due_at), sampleFacts)
			const dueByForm = {
				hoa: 'Wednesday, November 25, 12:45 PM',
				service: 'Tuesday, November 24, 11:00 AM',
				order: 'Monday, November 23, 12:00 PM',
			}
			expect(formatted).toBe(new Map(Object.entries(dueByForm)).get(form) ?? 'Monday, November 23, 2:00 PM')
			expect(body).toContain(`${sentence} That is by ${formatted}.`)
			expect(body.match(answerTime)).toHaveLength(1)
		},
	)
})
