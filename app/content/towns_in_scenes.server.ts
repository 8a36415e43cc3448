import { shownTownScene, type TownPicture } from '#app/scenes/drawn_name.server.ts'
import {
	rounds,
	type TownFeature,
	type TownInScene,
	type TownService,
	townFeatures,
	type TownsInScenes,
	viewsOfService,
} from '#app/scenes/setting.ts'
import { compareText } from '#platform/text/compare_text.ts'

type Town = TownPicture & { name: string; features: readonly string[]; view: string | null }

/** What each town's scene shows, by scene name. */
export function townsInScenes(towns: Readonly<Record<TownService, readonly Town[]>>): TownsInScenes {
	const looks = Object.fromEntries(
		(['residential', 'roll-off'] as const).flatMap((service) => looksOf(service, towns[service])),
	)
	const names = new Map<string, Set<string>>()
	for (const service of ['residential', 'roll-off'] as const)
		for (const town of towns[service]) {
			const scene = shownTownScene(service, town, looks)
			names.set(scene, (names.get(scene) ?? new Set()).add(town.name))
		}
	// A scene shared by towns with different names shows no name: picture addresses must not depend on the
	// towns' order.
	return Object.fromEntries(
		Object.entries(looks)
			.map(([scene, look]) => {
				const [name = '', ...others] = names.get(scene) ?? []
				return [scene, { ...look, name: others.length === 0 ? name : '' }] as const
			})
			.toSorted(([a], [b]) => compareText(a, b)),
	)
}

/**
 * The features and view of each town. A town without a view gets the next free one, starting from a position
 * derived from its slug.
 */
function looksOf(service: TownService, towns: readonly Town[]): [scene: string, look: TownInScene][] {
	const views = viewsOfService[service]
	const inOrder = towns.toSorted((a, b) => compareText(a.slug, b.slug))
	const chosen = inOrder.map(({ view }) => views.findIndex((one) => one === view))
	const taken = new Set(chosen)
	return inOrder.map(({ slug, view, features }, index) => {
		const own = chosen[index] ?? -1
		const turn = own === -1 ? freeTurn(slug, views.length, taken) : own
		taken.add(turn)
		const shown = views.find((one) => one === view) ?? null
		return [`${service}-${slug}`, { name: '', features: features.filter(isFeature), view: shown, turn }]
	})
}

function freeTurn(slug: string, count: number, taken: ReadonlySet<number>): number {
	const first = [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % count
	for (let round = 0; round < rounds; round += 1)
		for (let next = 0; next < count; next += 1) {
			const turn = round * count + ((first + next) % count)
			if (!taken.has(turn)) return turn
		}
	return first
}

function isFeature(name: string): name is TownFeature {
	return Object.hasOwn(townFeatures, name)
}
