import type { Scene } from './scene.ts'
import { about } from './scenes/about.ts'
import { billing } from './scenes/billing.ts'
import { commercial } from './scenes/commercial.ts'
import { commercialSize } from './scenes/commercial_size.ts'
import { contact } from './scenes/contact.ts'
import { help } from './scenes/help.ts'
import { hoa } from './scenes/hoa.ts'
import { home } from './scenes/home.ts'
import { notFound } from './scenes/not_found.ts'
import { commercialPlaceholder } from './scenes/placeholders.ts'
import { residential } from './scenes/residential.ts'
import { rolloff } from './scenes/rolloff.ts'
import { sizeScenes, townScenes } from './scenes/town_scenes.ts'

/** Every picture the site has, once. */
export const scenes: readonly Scene[] = [
	home,
	contact,
	residential,
	commercial,
	rolloff,
	hoa,
	about,
	billing,
	help,
	notFound,
	...townScenes,
	...commercialPlaceholder,
	// For the previews of the sizes' pages.
	commercialSize,
	...sizeScenes,
]
