import { withChoices } from '#app/company/link_choices.ts'
import type { Facts } from '#app/company/facts_type.ts'

/** Adds the size or the town named in the query to a result's address, if its page passes them on to a form. */
export function withAskedChoices(
	url: string,
	query: string,
	facts: Pick<Facts, 'rolloffs' | 'routes'>,
): string {
	if (/^\/roll-off-dumpsters(?:\/[a-z-]+)?$/.test(url))
		return withChoices(url, { size: askedSize(query, facts) })
	if (/^\/(?:rolloff-\d+-yard|size-calculator)$/.test(url))
		return withChoices(url, { town: askedTown(query, facts) })
	return url
}

function askedSize(query: string, { rolloffs }: Pick<Facts, 'rolloffs'>): number | undefined {
	const [, yards] = /\b(\d+)[\s-]*(?:cubic\s*)?(?:yd|yard)/i.exec(query) ?? []
	return rolloffs.find((size) => String(size.yards) === yards)?.yards
}

/** The slug of the place with container delivery that the query names. */
function askedTown(query: string, { routes }: Pick<Facts, 'routes'>): string | undefined {
	const words = ` ${query.toLowerCase().replaceAll(/[^a-z]+/g, ' ')} `
	const town = routes.containers
		.map((name) => name.toLowerCase().replaceAll(/[^a-z]+/g, ' '))
		.toSorted((one, other) => other.length - one.length)
		.find((name) => words.includes(` ${name} `))
	return town?.replaceAll(' ', '-')
}
