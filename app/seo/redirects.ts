import type { Facts } from '#app/company/facts_type.ts'
import type { Service } from '#db/service_names.ts'

const towns = 'fort-collins|greeley|wellington|windsor|severance'
const rolloffTowns = `${towns}|berthoud|longmont|loveland|northern-communities`
const rolloffYards = '12|15|20|30'

/** The pages that answer `/services/{slug}`; a service the office adds later stands on the overview (decision D20). */
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
 * SM-03's table, row by row, then decision D20's three. A pattern covers a whole path; what it catches is made of
 * lowercase letters, digits and hyphens only, so no target can leave the site.
 */
const rules: readonly [pattern: string, target: string | ((caught: string) => string)][] = [
	[`/residential-(${towns})`, (town) => `/residential/${town}`],
	[
		'/residential-north-county|/residential-northern-communities|/northern-communities',
		'/residential/north-county',
	],
	['/berthoud|/longmont|/loveland|/recycling', '/residential'],
	['/rolloffs(?:/.*)?', '/roll-off-dumpsters'],
	[`/rolloff-dumpsters/(${rolloffYards})-yard`, (yards) => `/rolloff-${yards}-yard`],
	[`/rolloff-dumpsters/(${rolloffTowns})`, (town) => `/roll-off-dumpsters/${town}`],
	// The table writes the later ones without their folder; both readings lead to the same page.
	['/commercial/(?:4|6|8|10|40)-yard|/(?:6|8|10|40)-yard', '/commercial'],
	['/roll-off-dumpsters/(?:10|40)-yard|/rolloff-(?:10|40)-yard', '/roll-off-dumpsters'],
	['/knowledge-base(?:/.*)?', '/help'],

	['/services/([a-z0-9-]+)', (slug) => servicePages.get(slug)?.page ?? '/services'],
	[`/rolloff/(?:sizes/)?(${rolloffYards})-yard`, (yards) => `/rolloff-${yards}-yard`],
	['/rolloff/(?:10|40)-yard|/rolloff/sizes(?:/[a-z0-9-]+)?', '/roll-off-dumpsters'],
	['/rolloff/([a-z0-9-]+)', (town) => `/roll-off-dumpsters/${town}`],
]

const compiled = rules.map(([pattern, target]) => ({ pattern: new RegExp(`^(?:${pattern})$`), target }))

/**
 * The path that a legacy path has moved to for good, or null when it has not moved (SM-03). `pathname` is a path
 * alone; a trailing slash does not matter. The caller keeps the query string. No target redirects again. That of a service which is off
 * leads nowhere.
 */
export function redirectFor(
	pathname: string,
	facts?: Pick<Facts, 'rolloffs' | 'commercial' | 'services'>,
): string | null {
	const path = pathname.replace(/\/$/, '')
	if (facts && (isSizePage(path, facts) || isOfServiceOff(path, facts))) return null
	for (const { pattern, target } of compiled) {
		const found = pattern.exec(path)
		if (found) return typeof target === 'string' ? target : target(found[1] ?? '')
	}
	return null
}

/** Whether a path is the legacy address of a service that is not offered. */
export function isOfServiceOff(path: string, { services }: Pick<Facts, 'services'>): boolean {
	if (!path.startsWith(serviceFolder)) return false
	const { service } = servicePages.get(path.slice(serviceFolder.length)) ?? {}
	return service !== undefined && !services[service]
}

/** Whether a size has the page at a path, which then has not moved. */
function isSizePage(path: string, { rolloffs, commercial }: Pick<Facts, 'rolloffs' | 'commercial'>): boolean {
	return (
		rolloffs.some(({ slug }) => slug !== null && path === `/rolloff-${slug}`) ||
		commercial.some(({ yards }) => path === `/commercial/${yards}-yard`)
	)
}
