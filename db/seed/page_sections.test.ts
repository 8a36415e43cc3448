import { sampleFacts } from '#test/sample_facts.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { expect, test } from 'vitest'
import { pageSections } from './page_sections.ts'
import { residentialTowns } from './residential_towns.ts'

const keysOf = (page: string) =>
	pageSections.filter((section) => section.page_slug === page).map((section) => section.section_name)

test.each([
	['HM-11', 'home', 'hero services-overview services-residential services-commercial services-rolloff'],
	[
		'AB-06',
		'about',
		'hero story-intro story-values story-community story-quote services-intro services-residential services-rolloff services-commercial advantages-intro advantage-local-knowledge advantage-no-surprises advantage-personal-accountability advantage-sustainability bottom-cta',
	],
	['CT-04', 'contact', 'hero contact-info-title phone email service-areas business-hours response-guarantee'],
	['RO-01', 'roll-off', 'hero same-day flexible-periods'],
	[
		'HO-01',
		'hoa-services',
		'hero how-it-works-intro step-reach-out step-custom-plan step-pickup-starts step-support whats-included-intro included-services why-choose-intro advantages bottom-cta',
	],
])('%s the seed has all sections of %s, in their order', (_, page, keys) => {
	expect(keysOf(page)).toEqual(keys.split(' '))
})

test('RT-04 every residential town has its three sections', () => {
	for (const { slug } of residentialTowns) {
		expect(keysOf(`residential-${slug}`)).toEqual(['weekly-pickup', 'service-introduction', 'bottom-cta'])
	}
})

test('each page and section has one row', () => {
	const places = pageSections.map((section) => `${section.page_slug} ${section.section_name}`)
	expect(new Set(places).size).toBe(places.length)
})

test('HO-01 the included services are one list, separated by commas', () => {
	const included = pageSections.find((section) => section.section_name === 'included-services')?.description
	const services = fillPlaceholders(included ?? '', sampleFacts, new Date())
		.split(',')
		.map((service) => service.trim())
	expect(services.length).toBeGreaterThanOrEqual(5)
	expect(services.every((service) => /^[A-Z][^.]{5,60}$/.test(service))).toBe(true)
})
