import { capitalized } from '#platform/text/capitalized.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { cartName } from '#app/company/cart_name.ts'
import { priceSentences } from '#app/company/container_price.ts'
import { formatDollars } from '#app/company/dollars.ts'
import { listed } from '#platform/text/listed.ts'
import type { OfferedService } from '#app/company/services.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { DirectAnswer } from '../search_response.ts'
import { isOnlyAbout, words } from './asked.ts'

const subject = / (price|prices|pricing|cost|costs|much|rate|rates|fee|fees|charge|charges|monthly) /
const around = words('per month a monthly week weekly price cost rate list much')

interface Priced {
	/** The service that must be offered for this price. */
	service: OfferedService
	/** The only words, besides question words, that a question for this price may have. */
	words: ReadonlySet<string>
	/** A word that the question must have; null if none is required. */
	named: RegExp | null
	title: string
	text: string
	url: string
	link: string
}

/** The prices as copy with placeholders; the first match wins. */
const priced = (facts: Facts, yards: readonly number[]): readonly Priced[] => [
	{
		service: 'lawn',
		words: words('lawn yard waste grass leaves can cart pickup pick up service seasonal'),
		named: / (lawn|yard waste|grass|leaves) /,
		title: 'Lawn pickup: {{price.lawn}} a month',
		text: 'One {{cart.lawn}}-gallon can, {{lawn.season}}. Other prices hold in {{towns.ownPrices}}.',
		url: '/residential',
		link: 'Lawn pickup',
	},
	{
		service: 'recycling',
		words: words('recycling recycle recycled cart bin can pickup pick up service add'),
		named: / recycl(ing|e) /,
		title: 'Recycling: {{price.recycling}} a month',
		text: 'On top of {{carts.either}} cart. Other prices hold in {{towns.ownPrices}}.',
		...(facts.carts.length > 0
			? { url: '/#plans', link: 'Cart sizes and prices' }
			: { url: '/residential', link: 'Residential service' }),
	},
	{
		service: 'commercial',
		words: words(
			'commercial business restaurant office shop dumpster dumpsters businesssize trash garbage pickup service',
		),
		named: / (commercial|business|restaurant|office|shop|businesssize) /,
		...dumpsterPrices(facts),
		url: '/commercial',
		link: 'Commercial dumpsters',
	},
	{
		service: 'rolloff',
		words: words('roll off rolloff rolloffs dumpster dumpsters container containers rental rent rolloffsize'),
		named: / (roll ?offs?|dumpsters?|containers?|rolloffsize) /,
		...containerPrices(facts, yards),
		url: '/roll-off-dumpsters',
		link: 'Roll-off dumpsters',
	},
	...(facts.carts.length === 0 ? [] : [cartPrices(facts)]),
]

/** What each cart costs. */
function cartPrices({ carts }: Pick<Facts, 'carts'>): Priced {
	const each = carts.map(
		({ gallons, price }, index) =>
			`the ${cartName(gallons)} ${index === 0 ? 'is ' : ''}${formatDollars(price)}${index === 0 ? ' a month' : ''}`,
	)
	return {
		service: 'residential',
		words: words(
			'trash garbage cart carts can cans bin bins small large big gallon gallons pickup pick up service collection residential home house household plan plans',
		),
		named: null,
		title: `${listed(
			carts.map(({ price }) => formatDollars(price)),
			'or',
		)} a month`,
		text: `${capitalized(each.join(', '))}. {{with.lawn}}Recycling adds {{price.recycling}}, lawn pickup {{price.lawn}} in its season. {{without.lawn}}Recycling adds {{price.recycling}}. {{without.recycling}}Lawn pickup adds {{price.lawn}} in its season. Other prices hold in {{towns.ownPrices}}.`,
		url: '/#plans',
		link: 'Cart sizes and prices',
	}
}

/** The prices of the dumpsters that have one, by size. */
function dumpsterPrices({ commercial }: Facts): Pick<Priced, 'title' | 'text'> {
	const sizes = commercial.filter(({ price }) => price !== null).map(({ yards }) => yards)
	if (sizes.length === 0)
		return {
			title: 'A price for your business, free',
			text: 'What a dumpster costs depends on its size and on how often we come. {{promise.quoteAnswer}}',
		}
	const prices = sizes.map((yards) => `{{price.commercial${yards}}}`)
	const each = sizes.map((yards, index) => `${yards}-yard ${index === 0 ? 'is ' : ''}${prices[index]}`)
	return {
		title: `Business dumpsters: ${listed(prices, 'or')} a month`,
		text: `The ${each.join(', the ')}, depending on how often we come.`,
	}
}

/** The total prices of the containers that have one; only of the sizes asked about, if any of them exist. */
function containerPrices({ rolloffs }: Facts, asked: readonly number[]): Pick<Priced, 'title' | 'text'> {
	const named = rolloffs.filter(({ yards }) => asked.includes(yards))
	const known = (named.length > 0 ? named : rolloffs).flatMap(({ yards, price }) =>
		price ? [{ yards, price }] : [],
	)
	if (known.length === 0)
		return {
			title: 'A price for your job, free',
			text: 'What a roll-off costs depends on the size, what goes in and where it goes. {{promise.quoteAnswer}}',
		}
	const totals = known.map(({ price }) => formatDollars(price.dollars))
	return {
		title: `${listed(totals, 'or')} in all`,
		text: known.map(({ yards, price }) => `${yards} yard: ${priceSentences(price)}`).join(' '),
	}
}

/** The answer about a price; null if a town is named, because a town may have its own prices. */
export function priceAnswer(question: string, facts: Facts, now: Date): DirectAnswer | null {
	const sizes = / (\d+) (?:yards?|yds?) /g
	const asked = question.replaceAll(sizes, (size, yards) => ` ${kindOfSize(Number(yards), facts) ?? size} `)
	const yards = [...question.matchAll(sizes)].map(([, size]) => Number(size))
	const gallons = facts.carts.map((cart) => `${cart.gallons}`)
	const found = priced(facts, yards).find(
		(one) =>
			facts.services[one.service] &&
			(one.named === null || one.named.test(asked)) &&
			isOnlyAbout(asked, subject, new Set([...around, ...one.words, ...gallons])),
	)
	if (!found) return null
	const fill = (text: string) => fillPlaceholders(text, facts, now)
	return { title: fill(found.title), text: fill(found.text), url: found.url, link: found.link }
}

function kindOfSize(size: number, { commercial, rolloffs }: Facts): string | null {
	if (commercial.some(({ yards }) => yards === size)) return 'businesssize'
	return rolloffs.some(({ yards }) => yards === size) ? 'rolloffsize' : null
}
