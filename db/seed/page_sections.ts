import type { PageSectionRow } from '#db/content_rows.ts'
import { aboutSections } from './sections/about.ts'
import { commercialSections } from './sections/commercial.ts'
import { contactSections } from './sections/contact.ts'
import { hoaSections } from './sections/hoa.ts'
import { homeSections } from './sections/home.ts'
import { rollOffSections } from './sections/roll_off.ts'
import { rollOffTownSections } from './sections/roll_off_towns.ts'
import { townSections } from './sections/towns.ts'

export const pageSections: readonly PageSectionRow[] = [
	...homeSections,
	...aboutSections,
	...contactSections,
	...rollOffSections,
	...commercialSections,
	...hoaSections,
	...townSections,
	...rollOffTownSections,
]
