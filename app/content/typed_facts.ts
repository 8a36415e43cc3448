import type { Facts } from '#app/company/facts_type.ts'
import { hoaQuoteDays } from '#app/company/promises.ts'

/**
 * Finds numbers in a text that belong to the company facts and should be placeholders, as typed. Any dollar
 * amount, telephone number or e-mail address counts, even another party's, since copy must not quote those.
 * Sizes used as names ("20-yard") are allowed.
 */
export function typedFacts(text: string, facts: Facts): string[] {
	const typed = text.replaceAll(/\{\{[^{}]*\}\}/g, '')
	return patterns(facts).flatMap((pattern) => typed.match(pattern) ?? [])
}

function patterns(facts: Facts): RegExp[] {
	const { promises, carts, lawnCan, rating, founded, hours } = facts
	const gallons = [...carts, ...(lawnCan ? [lawnCan] : [])].map((cart) => cart.gallons)
	const months = [promises.cancelNoticeDays, promises.billDueDays]
	const sizes = [...facts.rolloffs, ...facts.commercial]
	return [
		/\$\s*\d[\d,.]*/g,
		/\(?\b\d{3}\)?[\s.-]+\d{3}[\s.-]+\d{4}\b|\b\d{3}[.-]\d{4}\b/g,
		/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
		/\b\d+\+\s*years\b/gi,
		literal(facts.name, facts.address.street, facts.address.zip),
		literal(facts.lawnSeason.from, facts.lawnSeason.to.replace(/^the /, '')),
		...(gallons.length > 0 ? [number(gallons, 'gal')] : []),
		number([promises.quoteHours, promises.serviceHours, promises.orderHours], 'business hour'),
		number([promises.hoaQuoteHours, promises.skipNoticeHours, promises.rolloffCancelHours], 'hour'),
		number([...months, promises.accountUpdateDays, hoaQuoteDays(facts)], '(?:business )?day'),
		number([promises.customerIdDigits], 'digit'),
		number([promises.sameDayCutoffHour % 12 || 12], '(?:noon|[ap]\\.?m)'),
		...(promises.sameDayCutoffHour === 12 ? [/\bnoon\b/gi] : []),
		number(
			[hours.opens, hours.closes].map((time) => Number(time.slice(0, 2)) % 12),
			'(?::00 ?)?[ap]\\.?m',
		),
		...(founded ? [number([founded.year], '')] : []),
		...(rating
			? [number([rating.value], ''), number([rating.count], '(?:google )?(?:reviews|ratings)')]
			: []),
		...(facts.commercial.length > 0 ? dumpsterPatterns(facts.commercial) : []),
		...(facts.rolloffs.length > 0 ? rolloffPatterns(facts.rolloffs) : []),
		...sizes.map((size) => new RegExp(size.feet.map(escape).join('\\s*[x×]\\s*'), 'gi')),
	]
}

function dumpsterPatterns(sizes: Facts['commercial']): RegExp[] {
	return [
		number(
			sizes.map((size) => size.bags),
			'(?:\\w{1,20} )?bags',
		),
		number(
			sizes.map((size) => size.pounds),
			'(?:lb|pound)',
		),
	]
}

function rolloffPatterns(sizes: Facts['rolloffs']): RegExp[] {
	return [
		range(
			sizes.map((size) => size.loads),
			'(?:\\w{1,20} )?loads',
		),
		range(
			sizes.map((size) => size.tons),
			'tons?',
		),
		...(sizes.length > 1 ? [range([`${sizes[0]?.yards}-${sizes.at(-1)?.yards}`], '(?:cubic )?yard')] : []),
	]
}

/** Matches one of these numbers, on its own, before this unit. */
function number(values: readonly number[], unit: string): RegExp {
	return new RegExp(`(?<![\\d.,:–-])(?:${values.map(escape).join('|')})(?!\\d)[\\s-]*${unit}`, 'gi')
}

/** Matches one of these ranges (`4-6`), with any kind of dash, before this unit. */
function range(values: readonly string[], unit: string): RegExp {
	const spans = values.map((value) => value.split('-').join('\\s*(?:-|–|to)\\s*'))
	return new RegExp(`\\b(?:${spans.join('|')})[\\s-]*${unit}`, 'gi')
}

function literal(...texts: readonly string[]): RegExp {
	return new RegExp(texts.map(escape).join('|'), 'gi')
}

function escape(value: string | number): string {
	return String(value).replaceAll(/[.()+*?^$|[\]\\{}]/g, String.raw`\$&`)
}
