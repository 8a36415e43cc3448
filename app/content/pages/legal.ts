import type { Page } from './page.ts'

/** When each text took effect, as an ISO date (LG-01, LG-02). */
export const effectiveDates = { privacy: '2025-06-25', terms: '2025-06-25' } as const

const privacy: Page = {
	path: '/privacy-policy',
	name: 'Privacy Policy',
	purpose: 'quote',
	preview: 'privacy',
	sitemap: { priority: 0.3, changefreq: 'yearly' },
	lastmod: { effective: effectiveDates.privacy },
	found: [
		{
			title: 'Privacy policy',
			summary: 'What we keep about you and why, and how to have it deleted.',
			keys: 'Privacy, personal information, data, cookies, tracking',
		},
	],
}

const terms: Page = {
	path: '/terms-of-service',
	name: 'Terms of Service',
	purpose: 'quote',
	preview: 'terms',
	sitemap: { priority: 0.3, changefreq: 'yearly' },
	lastmod: { effective: effectiveDates.terms },
	found: [
		{
			title: 'Terms of service',
			summary: 'The agreement between you and us: services, payment, cancellations and refunds, liability.',
			keys: 'Terms and conditions, cancellations and refunds, payment, liability, dry run fee, legal',
		},
	],
}

export const legalPages = [privacy, terms] as const
