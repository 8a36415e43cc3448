import type { Facts } from './facts_type.ts'
import { type ServiceType, serviceTypes } from './service_types.ts'

/** A visitor's choices on the way to a form, passed in the link's query string to prefill the form. */
export interface LinkChoices {
	service?: ServiceType | undefined
	/** The size in cubic yards. */
	size?: number | undefined
	/** A town's slug. */
	town?: string | undefined
}

/** The query parameters of these choices, for the `variesBy` of pages that read them. */
export const choiceParameters = ['service', 'size', 'town'] as const satisfies (keyof LinkChoices)[]

/** Adds the choices to a path, before its hash: `/contact?service=rolloff&size=20`. */
export function withChoices(path: string, chosen: LinkChoices): string {
	const [before = '', anchor] = path.split('#')
	const query = new URLSearchParams()
	for (const name of choiceParameters) {
		const value = chosen[name]
		if (value !== undefined) query.set(name, String(value))
	}
	const search = query.size > 0 ? `?${query}` : ''
	return `${before}${search}${anchor === undefined ? '' : `#${anchor}`}`
}

/** The link of a button in managed copy: with the choices if it leads to the contact form, otherwise unchanged. */
export function withChoicesOnContact(path: string, chosen: LinkChoices): string {
	return path === '/contact' ? withChoices(path, chosen) : path
}

/** Reads the choices from a query string; ignores sizes that are not offered and malformed values. */
export function readChoices(
	query: URLSearchParams,
	{ rolloffs, commercial }: Pick<Facts, 'rolloffs' | 'commercial'>,
): LinkChoices {
	const containers = [...rolloffs, ...commercial]
	const size = containers.find(({ yards }) => String(yards) === query.get('size'))?.yards
	const town = query.get('town')
	return {
		service: serviceTypes.find(({ value }) => value === query.get('service'))?.value,
		size,
		town: town !== null && /^[a-z0-9-]{1,80}$/.test(town) ? town : undefined,
	}
}
