import type { Preview } from '../previews.ts'
import { companyPages } from './company.ts'
import { helpPages } from './help.ts'
import { hoaPages } from './hoa.ts'
import { home } from './home.ts'
import { legalPages } from './legal.ts'
import type { Page } from './page.ts'
import { pickupPages } from './pickup.ts'
import { servicePages } from './services.ts'

const { residential, commercial, rolloff, sizeCalculator, overview } = servicePages

/** Every built-in page, in the order of the site map. */
export const pages: readonly Page[] = [
	home,
	residential,
	...pickupPages,
	commercial,
	rolloff,
	sizeCalculator,
	...hoaPages,
	overview,
	...companyPages,
	...helpPages,
	...legalPages,
]

/** The previews of the built-in pages; those of towns, sizes and articles are derived from their rows. */
export const builtInPreviews: readonly Preview[] = [
	...pages.map(({ preview }) => preview),
	{ name: 'not-found', scene: 'not-found', title: 'Page not found' },
]
