import type { LandscapeName, TownsInScenes, TruckKind } from '#app/scenes/setting.ts'
import type { Company } from './company.ts'
import type { CartFacts, RolloffFacts } from './facts_type.ts'
import type { Mark } from './mark.ts'
import type { OfferedServices } from './services.ts'
import type { ContainerPaints } from './paints.ts'

/** The measures of a container that drawings need. */
export type DrawnSize = Pick<RolloffFacts, 'yards' | 'feet'>

/** The measures of a cart that drawings need. */
export type DrawnCart = Pick<CartFacts, 'slug' | 'gallons' | 'inches'>

/**
 * Everything that the drawn pictures show of the company: location, lettering and paint. Colors are HSL
 * triples: `162 60% 19%`.
 */
export interface Livery {
	name: string
	/** If empty, the name's initial is drawn instead. */
	mark: Mark
	/** The path of the uploaded logo, which is drawn instead of the mark; null without one. */
	logo: string | null
	/** The logo as a data URL, for the renderer. */
	logoImage?: string
	landscape: LandscapeName
	/** The offered services; pictures show nothing else. */
	services: OfferedServices
	/** The towns by the names of their scenes, with what is drawn of each. */
	towns: TownsInScenes
	/** The type of truck that empties carts. */
	truckType: TruckKind
	/** The year on the trucks; null to show the name there. */
	since: number | null
	/** The number on the office's wall; '' if the street has none, as with a PO box. */
	houseNumber: string
	/** The color of the trucks; `accent` is that of their stripes. */
	primary: string
	accent: string
	/** The colors of carts and containers. */
	paints: ContainerPaints
	/** The carts and containers in the pictures, with their measures. */
	carts: readonly DrawnCart[]
	lawnCan: Omit<DrawnCart, 'slug'> | null
	rolloffs: readonly DrawnSize[]
	dumpsters: readonly DrawnSize[]
}

/** The neutral colors of `companies/base/palettes.json`, used while no palette can be read. */
const unread = { primary: '218 48% 26%', accent: '24 88% 58%' }

/** The livery of a company, in the colors of its active palette. */
export function liveryOf(
	{ facts, paints }: Pick<Company, 'facts' | 'paints'>,
	variables: readonly { name: string; value: string }[],
	towns: TownsInScenes,
): Livery {
	const { name, mark, logo, landscape, services, truckType, founded, address } = facts
	const { carts, lawnCan, rolloffs, commercial } = facts
	const drawn = (sizes: readonly DrawnSize[]) => sizes.map(({ yards, feet }) => ({ yards, feet }))
	const color = (key: keyof typeof unread) =>
		variables.find((variable) => variable.name === `--${key}`)?.value ?? unread[key]
	return {
		name,
		mark,
		logo,
		landscape,
		services,
		towns,
		truckType,
		since: founded?.year ?? null,
		houseNumber: /^\d[\d-]*[A-Z]?(?=[\s,]|$)/i.exec(address.street)?.[0] ?? '',
		primary: color('primary'),
		accent: color('accent'),
		paints,
		carts: carts.map(({ slug, gallons, inches }) => ({ slug, gallons, inches })),
		lawnCan,
		rolloffs: drawn(rolloffs),
		dumpsters: drawn(commercial),
	}
}
