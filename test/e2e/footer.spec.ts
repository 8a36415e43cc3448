import type { Page } from '@playwright/test'
import { addressLine, mailHref, mapHref, telHref } from '#app/company/contact_links.ts'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { expect, test } from './site.ts'

/** The address of each link in the footer, by its name. */
async function footerLinks(page: Page): Promise<Map<string, string | null>> {
	const links = await page
		.getByRole('contentinfo')
		.getByRole('link')
		.evaluateAll((all) =>
			all.map((link): [string, string | null] => [link.textContent.trim(), link.getAttribute('href')]),
		)
	return new Map(links)
}

test(
	'SH-10 FI-31 the footer has the office, the services, the legal pages and the credit',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.goto('/contact')
		const links = await footerLinks(page)
		expect(links.get(facts.phone)).toBe(telHref(facts.phone))
		expect(links.get(facts.email)).toBe(mailHref(facts.email))
		expect(links.get(addressLine(facts))).toBe(mapHref(facts))
		expect(addressLine(facts)).toContain('Loveland, CO')
		expect(links.get('Residential Trash and Recycling Services')).toBe('/residential')
		expect(links.get('Commercial Dumpsters')).toBe('/commercial')
		expect(links.get('Roll-Off Rentals')).toBe('/roll-off-dumpsters')
		expect(links.get('Pickup Day & Holidays')).toBe('/pickup-day')
		expect(links.get('Pay My Bill')).toBe('/pay-my-bill')
		expect(links.get('HOA Services')).toBe('/hoa-services')
		expect(links.get('Questions and Answers')).toBe('/faqs')
		expect(links.get('All Services')).toBe('/services')
		expect(links.get('Site map')).toBe('/sitemap')
		expect(links.get('About Us')).toBe('/about')
		expect(links.get('Help Center')).toBe('/help')
		expect(links.get('Get Quote')).toBe('/contact')
		expect(links.get('Privacy policy')).toBe('/privacy-policy')
		expect(links.get('Terms of service')).toBe('/terms-of-service')
		expect(links.has('Online sign-up by our portal partner'), 'FI-31 there is no partner').toBe(false)
		expect(links.get('Order online')).toBe('/order')
	},
)
