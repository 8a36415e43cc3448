import type { Facts } from './facts_type.ts'
import { type ServiceType, serviceTypes } from './service_types.ts'

/** What somebody has chosen on the way to a form. Links bring it along in the address, and the form has it filled in. */
export interface BroughtAlong {
	service?: ServiceType | undefined
	/** The size in cubic yards. */
	size?: number | undefined
	/** A town's slug. */
	town?: string | undefined
}

/** The query parameters of it, for the `variesBy` of pages that read them. */
export const broughtParameters = ['service', 'size', 'town'] as const satisfies (keyof BroughtAlong)[]

/** The path with what was chosen: `/contact?service=rolloff&size=20`, an anchor behind it. */
export function bring(path: string, chosen: BroughtAlong): string {
	const [before = '', anchor] = path.split('#')
	const query = new URLSearchParams()
	for (const name of broughtParameters) {
		const value = chosen[name]
		if (value !== undefined) query.set(name, String(value))
	}
	const search = query.size > 0 ? `?${query}` : ''
	return `${before}${search}${anchor === undefined ? '' : `#${anchor}`}`
}

/** A button of managed copy: where it leads to the contact form, with what was chosen; anywhere else as it is written. */
export function bringToContact(path: string, chosen: BroughtAlong): string {
	return path === '/contact' ? bring(path, chosen) : path
}

/** What an address brings along; a size that nobody rents and anything else that is none of it is left out. */
export function readBrought(
	query: URLSearchParams,
	{ rolloffs, commercial }: Pick<Facts, 'rolloffs' | 'commercial'>,
): BroughtAlong {
	const containers = [...rolloffs, ...commercial]
	const size = containers.find(({ yards }) => String(yards) === query.get('size'))?.yards
	const town = query.get('town')
	return {
		service: serviceTypes.find(({ value }) => value === query.get('service'))?.value,
		size,
		town: town !== null && /^[a-z0-9-]{1,80}$/.test(town) ? town : undefined,
	}
}
