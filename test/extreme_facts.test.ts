import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '#app/content/pages/all.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { requestNames } from '#app/content/request_placeholders.ts'
import { services } from '#db/service_names.ts'
import { sampleFacts } from './sample_facts.ts'

type Facts = typeof sampleFacts
const today = new Date('2026-11-21T12:00:00Z')

/** Extreme facts: nullable ones are null, every promised number is `count`, the name has its maximum length. */
function extremes(count: number, isOffered: boolean): Facts {
	const promises = Object.fromEntries(
		Object.keys(sampleFacts.promises).map((name) => [
			name,
			name === 'customerIdDigits' ? Math.max(count, 4) : count,
		]),
	)
	const facts = {
		...sampleFacts,
		name: 'Bartholomew & Featherstonehaugh Sanitation of Upper Saddleback'.slice(0, 60),
		region: 'the upper valleys of the northern counties',
		services: Object.fromEntries([...services, 'recycling'].map((service) => [service, isOffered])),
		promises,
		founded: null,
		familyOwned: false,
		rating: null,
		rolloffs: isOffered ? [{ ...sampleFacts.rolloffs[0], yards: 8 }] : [],
		commercial: isOffered ? [{ ...sampleFacts.commercial[0], yards: 8 }] : [],
		routes: isOffered
			? { ...sampleFacts.routes, carts: ['Ash'], containers: ['Ash'], days: {} }
			: { ...sampleFacts.routes, carts: [], containers: [], days: {} },
	}
	return facts as unknown as Facts
}

const variants = {
	'as the sample has them': sampleFacts,
	'one of each': extremes(1, true),
	'eight of each': extremes(8, true),
	'many of each': extremes(11, true),
	'none of the services': extremes(1, false),
}

/** The texts of companies and code, with their files. */
const texts: [place: string, text: string][] = [
	...globSync('companies/**/*.json', {
		exclude: ['**/streets.json', '**/search_*', '**/*.schema.json', '**/map.json'],
	}).flatMap((file) =>
		stringsIn(JSON.parse(readFileSync(file, 'utf8'))).map((text) => [file, text] as const),
	),
	...globSync('companies/*/**/*.md').flatMap((file) =>
		readFileSync(file, 'utf8')
			.split('\n')
			.map((line) => [file, line.trim()] as const),
	),
	...[...pages, ...contentTypes].flatMap((one) =>
		stringsIn(one).map((text) => ['app/content', text] as const),
	),
].map(([place, text]) => [place, text])

/** Fills placeholders that depend on a request with a made-up value, and unknown ones with nothing. */
const onUnknown = (name: string) => (requestNames.includes(name) ? 'what they asked' : '')

/** Texts of the sample's story count its years, which are always many. */
const isStory = (text: string) => text.includes('{{years}}')

test.each(Object.entries(variants))('FI-116 every text reads well with %s', (_, facts) => {
	const strange =
		/undefined|\bNaN|\bnull\b|\[object|\{\{|\}\}| {2}| [.,;:](?!\w)|\(\)|(?<!\.)\.\.(?!\.)|,,|\b[Aa] (?:8|11|18|80)\b|\b1 (?:business )?(?:days|hours|years|digits)\b|\bone sizes\b/
	const faults = texts
		.filter(([, text]) => text.includes('{{') && !isStory(text))
		.map(([place, text]) => [place, fillPlaceholders(text, facts, today, { onUnknown })])
		.filter(([, filled = '']) => strange.test(filled))
		.map(
			([place, filled = '']) =>
				`${place}: ${filled.slice(Math.max(0, filled.search(strange) - 60), filled.search(strange) + 40)}`,
		)
	expect(faults).toEqual([])
})

test('D32 no text of a company counts three or more sizes, which the office adds and takes off the site', () => {
	const counting = /\b(?:three|four|five|six|seven|eight) (?:sizes|carts|dumpsters|containers|roll-offs)\b/i
	const ownTexts = texts.filter(([place]) => !place.endsWith('testimonials.json'))
	expect(ownTexts.filter(([, text]) => counting.test(text))).toEqual([])
})

test('FI-113 base texts offer no choice of sizes if the company has one dumpster and one container', () => {
	const choice =
		/bigger (?:one|size)|small(?:er)? ones?\b|(?<!household, or a )large(?:r)? ones?\b|size up|between two\b(?! towns)|which size|know which one|a size and/i
	const oneOfEach = {
		...sampleFacts,
		rolloffs: sampleFacts.rolloffs.slice(0, 1),
		commercial: sampleFacts.commercial.slice(0, 1),
	}
	const said = texts
		// A heading is read together with the text below it.
		.filter(([place, text]) => place.startsWith('companies/base/') && !text.startsWith('#'))
		.map(([place, text]) => `${place}: ${fillPlaceholders(text, oneOfEach, today, { onUnknown })}`)
	expect(said.length).toBeGreaterThan(300)
	expect(said.filter((text) => choice.test(text))).toEqual([])
})

function stringsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
