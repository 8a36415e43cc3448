import type { PictureName } from '#app/scenes/picture_name.ts'
import type { OfferedServices } from './services.ts'

/** Scenes with carts in them, each with one that has none: where no carts are emptied, they would show what is not offered. */
const withoutCarts: Partial<Record<PictureName, PictureName>> = {
	home: 'roll-off',
	residential: 'roll-off',
	hoa: 'about',
	help: 'contact',
	'not-found': 'billing',
}

/** The scene of this name, or in its place one of what the company offers. */
export function offeredScene(name: PictureName, services: OfferedServices): PictureName {
	const scene = services.residential ? name : (withoutCarts[name] ?? name)
	if (scene === 'roll-off' && !services.rolloff) return services.residential ? 'residential' : 'commercial'
	if (scene === 'commercial' && !services.commercial) return services.rolloff ? 'roll-off' : 'residential'
	return scene
}
