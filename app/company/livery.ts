import type { LandscapeName, TownsInScenes, TruckKind } from '#app/scenes/setting.ts'
import type { Company } from './company.ts'
import type { CartFacts, RolloffFacts } from './facts_type.ts'
import type { Mark } from './mark.ts'
import type { OfferedServices } from './services.ts'
import type { ContainerPaints } from './paints.ts'

/** What is drawn of a container. */
export type DrawnSize = Pick<RolloffFacts, 'yards' | 'feet'>

/** What is drawn of a cart. */
export type DrawnCart = Pick<CartFacts, 'slug' | 'gallons' | 'inches'>

/** What the drawn pictures show of the company: where it is, lettering and paint. Colors are HSL triples: `162 60% 19%`. */
export interface Livery {
	name: string
	/** Without any path the initial of the name stands for it. */
	mark: Mark
	/** The path of its uploaded logo, which is shown in place of the mark; null without one. */
	logo: string | null
	/** The logo itself as a data address, for who draws. */
	logoImage?: string
	landscape: LandscapeName
	/** What is offered: no picture shows anything else. */
	services: OfferedServices
	/** Its towns by the names of their scenes, with what is drawn of each. */
	towns: TownsInScenes
	/** Which truck empties carts. */
	truckType: TruckKind
	/** The year on the trucks; without one they have the name there. */
	since: number | null
	/** On the office's wall; empty where the street begins with none, as a PO box does. */
	houseNumber: string
	/** The trucks' paint, and that of their stripes. */
	primary: string
	accent: string
	/** Those of carts and containers. */
	paints: ContainerPaints
	/** What stands about, by its measures. */
	carts: readonly DrawnCart[]
	lawnCan: Omit<DrawnCart, 'slug'> | null
	rolloffs: readonly DrawnSize[]
	dumpsters: readonly DrawnSize[]
}

/** The neutral colors of `companies/base/palettes.json` that pictures have while no palette can be read. */
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
