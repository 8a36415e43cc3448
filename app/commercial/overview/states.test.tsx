import { expect, test } from 'vitest'
import { telHref } from '#app/company/contact_links.ts'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { rendered } from '#test/rendered.tsx'
import { FlexiblePickup } from './flexible_pickup.tsx'
import { overviewContent } from './overview_content.server.ts'
import { Sizes } from './sizes.tsx'
import { Specifications } from './specifications.tsx'

const snapshot = builtInSnapshot()
const today = new Date('2026-11-21T12:00:00Z')
const page = overviewContent(snapshot, today)

test('CM-03 the specifications are a table with four columns', () => {
	const html = rendered(<Specifications specs={page.specs} />)
	const heads = [...html.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, head]) => head)
	expect(heads).toEqual(['Size', 'Dimensions', 'Capacity', 'Ideal For'])
	expect(html).toContain('6x3x3 ft')
	expect(html).toContain('About 18 bags')
})

test('CM-03 a page without specifications differs from one whose specifications failed to load', () => {
	const none = overviewContent({ ...snapshot, commercialSpecs: { ok: true, rows: [] } }, today)
	expect(rendered(<Specifications specs={none.specs} />)).toContain('No specifications available.')
	const unread = overviewContent({ ...snapshot, commercialSpecs: { ok: false } }, today)
	const html = rendered(<Specifications specs={unread.specs} />)
	expect(html).toContain('Unable to load specifications at this time.')
	expect(html).not.toContain('<table')
})

test('CM-04 if the sizes fail to load, the phone is shown', () => {
	const { sizes, flexible } = overviewContent({ ...snapshot, commercialSizes: { ok: false } }, today)
	const html = rendered(<Sizes sizes={sizes} />)
	expect(html).toContain('Unable to load dumpster sizes at this time. Please call us for assistance')
	expect(html).toContain(`href="${telHref(facts.phone)}"`)
	expect(html).toContain(facts.phone)
	expect(flexible.options).toEqual([])
	expect(rendered(<Sizes sizes={[]} />)).toBe('')
})

test('CM-02 only an on-demand schedule says “when you call”, and a schedule in other words has no drawing', () => {
	const shown = (option: string) =>
		rendered(<FlexiblePickup {...page.flexible} options={[option]} />).match(/<li[^]*<\/li>/)?.[0] ?? ''
	for (const option of ['On-demand', 'on call', 'Will call']) expect(shown(option)).toContain('when you call')
	for (const option of ['Twice a week', 'Every other Tuesday']) {
		expect(shown(option)).toContain(option)
		expect(shown(option)).not.toMatch(/when you call|<svg|of 4 weeks/)
	}
	for (const option of ['Weekly', 'Monthly']) expect(shown(option)).toContain('of 4 weeks')
})

test('CM-02 CM-07 all pickup options are shown, with a button that links to the address that staff set', () => {
	expect(page.flexible).toMatchObject({
		buttonText: 'Schedule Service',
		buttonUrl: '/contact?service=commercial',
		options: ['Weekly', 'Bi-weekly', 'Monthly', 'On-demand'],
	})
	const elsewhere = { ...page.flexible, buttonUrl: 'https://book.example/', buttonText: 'Book it' }
	expect(rendered(<FlexiblePickup {...elsewhere} />)).toMatch(/href="https:\/\/book.example\/"[^>]*>Book it/)
})
