import type { Facts } from '#app/company/facts_type.ts'
import { movedTo } from '#db/seed/moved_pages.ts'
import type { Service } from '#db/service_names.ts'

type Known = Pick<Facts, 'rolloffs' | 'commercial' | 'services'>

/** The pages that `/services/{slug}` redirects to; other services are on the overview (decision D20). */
const servicePages: ReadonlyMap<string, { page: string; service: Service }> = new Map([
	['residential', { page: '/residential', service: 'residential' }],
	['recycling', { page: '/residential', service: 'residential' }],
	['lawn', { page: '/residential', service: 'lawn' }],
	['commercial', { page: '/commercial', service: 'commercial' }],
	['roll-off', { page: '/roll-off-dumpsters', service: 'rolloff' }],
	['hoa', { page: '/hoa-services', service: 'hoa' }],
])
const serviceFolder = '/services/'

/**
 * Decision D20's redirects, for every company; SM-03's table is the company's own. Patterns capture only
 * lowercase letters, digits and hyphens, so that no target can leave the site.
 */
const rules: readonly [pattern: RegExp, target: (caught: string, facts: Known) => string][] = [
	[/^\/services\/([a-z0-9-]+)$/, (slug) => servicePages.get(slug)?.page ?? '/services'],
	[/^\/rolloff\/(?:sizes\/)?(\d{1,3})-yard$/, (yards, { rolloffs }) => sizePage(Number(yards), rolloffs)],
	[/^\/rolloff\/sizes(?:\/[a-z0-9-]+)?$/, () => overview],
	[/^\/rolloff\/([a-z0-9-]+)$/, (town) => `${overview}/${town}`],
]

const overview = '/roll-off-dumpsters'

/** The page of a size, or the overview if it has none. */
function sizePage(asked: number, rolloffs: Known['rolloffs']): string {
	const slug = rolloffs.find(({ yards }) => yards === asked)?.slug ?? null
	return slug === null ? overview : `/rolloff-${slug}`
}

/**
 * The path that a legacy path has permanently moved to; null if it has not moved or its service is off (SM-03).
 * `pathname` has no query, which the caller preserves; a trailing slash is ignored. No target redirects again.
 */
export function redirectFor(pathname: string, facts: Known): string | null {
	const path = pathname.replace(/\/$/, '')
	if (isSizePage(path, facts) || isOfServiceOff(path, facts)) return null
	const moved = movedTo(path)
	if (moved !== undefined) return moved
	for (const [pattern, target] of rules) {
		const found = pattern.exec(path)
		if (found) return target(found[1] ?? '', facts)
	}
	return null
}

/** Whether a path is the legacy address of a service that is not offered. */
export function isOfServiceOff(path: string, { services }: Pick<Facts, 'services'>): boolean {
	if (!path.startsWith(serviceFolder)) return false
	const { service } = servicePages.get(path.slice(serviceFolder.length)) ?? {}
	return service !== undefined && !services[service]
}

/** Whether a path is a size's current page, and so has not moved. */
function isSizePage(path: string, { rolloffs, commercial }: Pick<Facts, 'rolloffs' | 'commercial'>): boolean {
	return (
		rolloffs.some(({ slug }) => slug !== null && path === `/rolloff-${slug}`) ||
		commercial.some(({ yards }) => path === `/commercial/${yards}-yard`)
	)
}
