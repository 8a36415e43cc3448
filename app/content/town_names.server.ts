import type { Livery } from '#app/company/livery.ts'
import { shownTownScene, type TownPicture, type TownService } from '#app/scenes/drawn_name.server.ts'
import { compareText } from './compare_text.ts'

type Town = TownPicture & { name: string }

/** The name of the town that each scene shows, by the scene. One that towns of several names show has none. */
export function townNames(towns: Readonly<Record<TownService, readonly Town[]>>): Livery['townNames'] {
	const names = new Map<string, string>()
	for (const service of ['residential', 'roll-off'] as const) {
		for (const town of towns[service]) {
			const scene = shownTownScene(service, town)
			const before = names.get(scene)
			names.set(scene, before === undefined || before === town.name ? town.name : '')
		}
	}
	// The pictures' address must not change with the towns' order.
	const named = [...names].filter(([, name]) => name !== '').toSorted(([a], [b]) => compareText(a, b))
	return Object.fromEntries(named)
}
