import type { Service } from '#db/service_names.ts'

/** What can be offered: the services that the office switches, and recycling, of which the pickup areas say whether it comes. */
export type OfferedService = Service | 'recycling'

/** What the company offers, or what it offers in a place. */
export type OfferedServices = Readonly<Record<OfferedService, boolean>>

/** What the office calls them. */
export const serviceNames = {
	residential: 'Residential service',
	lawn: 'Lawn pickup',
	rolloff: 'Roll-off dumpsters',
	commercial: 'Commercial dumpsters',
	hoa: 'HOA service',
} as const satisfies Record<Service, string>

/**
 * What is there only where `service` is offered, or one of several, and `also` with it; not where `unless` is, with which another stands
 * in its place.
 */
export interface OfService {
	service?: OfferedService | readonly OfferedService[] | undefined
	also?: OfferedService | undefined
	unless?: OfferedService | undefined
}

/** Whether the company offers what this needs. */
export function isOfferedIn(offered: OfferedServices): (one: OfService) => boolean {
	return ({ service, also, unless }) =>
		(!service || [service].flat().some((one) => offered[one])) &&
		(!also || offered[also]) &&
		!(unless && offered[unless])
}

/** Services that are part of another: carts for a season, and carts for a whole community. */
export const partOf: Readonly<Partial<Record<Service, Service>>> = { lawn: 'residential', hoa: 'residential' }

/**
 * Addresses of pages, and of places on them, that nobody finds for now, with the service that they lack. The first that fits counts; null
 * keeps a place open on a page that is closed.
 */
export type ClosedPages = Readonly<Record<string, Service | null>>

/** The service that an address would need to be open; null for one that is open. What is below a closed page is closed, too. */
export function closedBy(closedPages: ClosedPages, address: string): Service | null {
	const [path = ''] = address.split(/[?#]/)
	const at = Object.keys(closedPages).find(
		(page) => address === page || path === page || path.startsWith(`${page}/`),
	)
	return at === undefined ? null : (closedPages[at] ?? null)
}

/** Those of these links that are offered and lead to a page. */
export function openLinks<Link extends OfService & { to: string }>(
	links: readonly Link[],
	{ closedPages, services }: { closedPages: ClosedPages; services: OfferedServices },
): Link[] {
	return links.filter(isOfferedIn(services)).filter(({ to }) => closedBy(closedPages, to) === null)
}
