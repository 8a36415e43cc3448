import { legalTexts } from '../legal_texts.server.ts'
import type { Page } from './page.ts'

const privacy: Page = {
	path: '/privacy-policy',
	name: 'Privacy Policy',
	purpose: 'quote',
	preview: { name: 'privacy', scene: 'billing', title: 'Privacy policy' },
	sitemap: { priority: 0.3, changefreq: 'yearly' },
	lastmod: { effective: legalTexts.privacy.effective },
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
	preview: { name: 'terms', scene: 'contact', title: 'Terms of service' },
	sitemap: { priority: 0.3, changefreq: 'yearly' },
	lastmod: { effective: legalTexts.terms.effective },
	found: [
		{
			title: 'Terms of service',
			summary: 'The agreement between you and us: services, payment, cancellations and refunds, liability.',
			keys: 'Terms and conditions, cancellations and refunds, payment, liability, dry run fee, legal',
		},
	],
}

export const legalPages = [privacy, terms] as const
