import type { LandscapeName, TownFeature, TruckKind } from '#app/scenes/setting.ts'
import type { Company } from './company.ts'
import type { Services } from './services.ts'
import type { ContainerPaints } from './paints.ts'

/** What the drawn pictures show of the company: where it is, lettering and paint. Colors are HSL triples: `162 60% 19%`. */
export interface Livery {
	name: string
	landscape: LandscapeName
	/** What is offered: no picture shows anything else. */
	services: Services
	/** What towns are known by, by the name of the scene; where a scene is left out, what its drawing has. */
	features: Readonly<Record<string, readonly TownFeature[]>>
	/** Which truck empties carts. */
	truckType: TruckKind
	/** The year on the trucks; without one they have the name there. */
	since: number | null
	/** On the office's wall. */
	houseNumber: string
	/** The trucks' paint, and that of their stripes. */
	primary: string
	accent: string
	/** Those of carts and containers. */
	paints: ContainerPaints
	/** What is written on water towers, by the name of the scene. */
	townNames: Readonly<Record<string, string>>
}

/** The colors of `companies/horsetooth/palettes.json` that pictures have while no palette can be read. */
const unread = { primary: '162 60% 19%', accent: '36 88% 58%' }

/** The livery of a company, in the colors of its active palette. */
export function liveryOf(
	{
		facts: { name, landscape, services, truckType, founded, address },
		paints,
	}: Pick<Company, 'facts' | 'paints'>,
	variables: readonly { name: string; value: string }[],
	townNames: Livery['townNames'],
): Livery {
	const color = (key: keyof typeof unread) =>
		variables.find((variable) => variable.name === `--${key}`)?.value ?? unread[key]
	return {
		name,
		landscape,
		services,
		features: {},
		truckType,
		since: founded?.year ?? null,
		houseNumber: /^\S*/.exec(address.street)?.[0] ?? '',
		primary: color('primary'),
		accent: color('accent'),
		paints,
		townNames,
	}
}
