import { expect, test } from 'vitest'
import { rowsIn } from '#app/content/listing.ts'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import type { FaqRow } from '#db/content_rows.ts'
import { rendered } from '#test/rendered.tsx'
import { faqEntries } from './faq_entries.server.ts'
import type { FaqEntry } from './faq_accordion.tsx'
import { FaqList, isAboutPaying } from './faq_list.tsx'

const shown = (faqs: readonly FaqEntry[] | null) => rendered(<FaqList faqs={faqs} />)

const entry = { id: 'one', question: 'Do you come weekly?', answer: ['Yes.', 'Every week.'] }

test('FQ-01 every question is an entry of one group, of which the browser opens one at a time', () => {
	const html = shown([entry, { ...entry, id: 'two' }])
	expect(html.match(/<details name="faq"/g)).toHaveLength(2)
	expect(html).not.toContain(' open')
	expect(html).toContain('<p>Yes.</p><p>Every week.</p>')
})

test('FQ-02 questions that failed to load are reported, with another try, without scripts too', () => {
	const html = shown(null)
	expect(html).toContain('Unable to load FAQs. Please try again later.')
	expect(html).toMatch(/<form[^>]*action="\/#faq"[^>]*>.*Try Again/)
})

test('FQ-03 only the answer about paying has the button, which opens a new tab', () => {
	expect(isAboutPaying('So HOW DO I PAY MY BILL online?')).toBe(true)
	const html = shown([entry, { ...entry, id: 'two', question: 'How do I pay my bill?' }])
	expect(html.match(/<a [^>]*href="\/pay-my-bill"[^>]*>/g)).toHaveLength(1)
	expect(html).toMatch(/<a [^>]*target="_blank"[^>]*>/)
})

test('FQ-01 the general list has its rows, filled in, in their order', () => {
	const content = builtInSnapshot()
	const { faqs } = content
	const isGeneral = ({ audience }: FaqRow) => audience === 'general'
	const entries = faqEntries(faqs, content, new Date(), isGeneral)
	const expected = rowsIn(faqs)
		.filter(isGeneral)
		.map(({ id }) => id)
	expect(entries?.map(({ id }) => id)).toEqual(expected)
	expect(JSON.stringify(entries)).not.toContain('{{')
	expect(faqEntries({ ok: false }, content, new Date())).toBeNull()
})
