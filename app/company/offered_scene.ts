import type { PictureName } from '#app/scenes/picture_name.ts'
import type { OfferedServices } from './services.ts'

/** Scenes with carts and their replacements without carts, for a company that empties no carts. */
const withoutCarts: Partial<Record<PictureName, PictureName>> = {
	home: 'roll-off',
	residential: 'roll-off',
	hoa: 'about',
	help: 'contact',
	'not-found': 'billing',
}

/** The scene of this name, or a replacement that shows only offered services. */
export function offeredScene(name: PictureName, services: OfferedServices): PictureName {
	const scene = services.residential ? name : (withoutCarts[name] ?? name)
	if (scene === 'roll-off' && !services.rolloff) return services.residential ? 'residential' : 'commercial'
	if (scene === 'commercial' && !services.commercial) return services.rolloff ? 'roll-off' : 'residential'
	return scene
}
