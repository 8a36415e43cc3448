import type { Service } from '#db/service_names.ts'

/** Whatever can be offered: the services that the office switches, and recycling, which depends on the pickup areas. */
export type OfferedService = Service | 'recycling'

/** What the company offers, overall or in one place. */
export type OfferedServices = Readonly<Record<OfferedService, boolean>>

/** The office's names for the services. */
export const serviceNames = {
	residential: 'Residential service',
	lawn: 'Lawn pickup',
	rolloff: 'Roll-off dumpsters',
	commercial: 'Commercial dumpsters',
	hoa: 'HOA service',
} as const satisfies Record<Service, string>

/**
 * Something that exists only if `service` (or one of several) and `also` are offered, and `unless` is not;
 * there, an alternative replaces it.
 */
export interface OfService {
	service?: OfferedService | readonly OfferedService[] | undefined
	also?: OfferedService | undefined
	unless?: OfferedService | undefined
}

/** Returns a predicate: whether the company offers what an item needs. */
export function isOfferedIn(offered: OfferedServices): (one: OfService) => boolean {
	return ({ service, also, unless }) =>
		(!service || [service].flat().some((one) => offered[one])) &&
		(!also || offered[also]) &&
		!(unless && offered[unless])
}

/** Services that are part of another: lawn pickup and HOA service both use carts. */
export const partOf: Readonly<Partial<Record<Service, Service>>> = { lawn: 'residential', hoa: 'residential' }

/**
 * Addresses of pages, and of places on them, that nobody finds for now, with the service that they lack, or `gone` where the office has taken
 * the page off the site. The first that fits counts; null keeps a place open on a page that is closed.
 */
export type ClosedPages = Readonly<Record<string, Service | 'gone' | null>>

/** What closes an address; null for one that is open. What is below a closed page is closed, too. */
export function closedBy(closedPages: ClosedPages, address: string): ClosedPages[string] {
	const [path = ''] = address.split(/[?#]/)
	const at = Object.keys(closedPages).find(
		(page) => address === page || path === page || path.startsWith(`${page}/`),
	)
	return at === undefined ? null : (closedPages[at] ?? null)
}

/** The links that are offered and lead to an open page. */
export function openLinks<Link extends OfService & { to: string }>(
	links: readonly Link[],
	{ closedPages, services }: { closedPages: ClosedPages; services: OfferedServices },
): Link[] {
	return links.filter(isOfferedIn(services)).filter(({ to }) => closedBy(closedPages, to) === null)
}
