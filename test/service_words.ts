import type { OfferedService } from '#app/company/services.ts'
import { factRules } from '#app/company/facts_schema.ts'
import { services } from '#db/service_names.ts'
import { sampleFacts } from './sample_facts.ts'

/** The sample company's facts without these services; without residential service nor recycling. */
export function factsWithout(off: readonly OfferedService[]): typeof sampleFacts {
	const offered = Object.fromEntries(services.map((service) => [service, !off.includes(service)]))
	const recycling = !off.includes('residential') && !off.includes('recycling')
	return { ...sampleFacts, services: { ...offered, recycling } as typeof sampleFacts.services }
}

/** Every combination that the rules of the facts allow, by what is off. */
export const combinationsOff = Array.from({ length: 2 ** services.length }, (_, bits) =>
	services.filter((_service, at) => (bits & (2 ** at)) !== 0),
).filter((off) => factRules.every(({ holds }) => holds(factsWithout(off))))

/** What only a company that offers the service says; our own street has the name of a cart. */
const wordsOf: Readonly<Record<OfferedService, RegExp>> = {
	residential: /\bcarts?\b(?! Lane)|curbside|pickup day|trash day|household holiday/i,
	// What a household does with its own, and who takes electronics, is said anywhere.
	recycling: /recycling (?:cart|pickup)|(?:trash|and|\+|&amp;) recycling\b|add recycling|collect recycling/i,
	lawn: /\blawn|\bgrass|yard waste/i,
	rolloff: /roll-?offs?\b/i,
	commercial: /\bcommercial|business dumpster/i,
	hoa: /\bHOAs?\b|homeowners/i,
}

/** Roll-offs and dumpsters alike. A cart is a container too, and what needles go in is everybody's own. */
const containers = /\bdumpsters?\b|(?<!carts (?:and|or) |rigid )\bcontainers?\b/i

/** A page's words, attributes that are read out or previewed, and what search engines are told. */
export function asRead(html: string): string[] {
	const text = html.replaceAll(
		/<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>|<style[^>]*>[^]*?<\/style>/g,
		'',
	)
	const attributes = [...text.matchAll(/ (?:alt|aria-label|content|title|placeholder|value)="([^"]*)"/g)]
	const shown = attributes.map(([, value = '']) => value).filter((value) => !value.includes('/pictures/'))
	return [...text.split(/<[^>]*>/), ...shown]
}

/** These texts that have a word of a service that is off. */
export function wordsOff(off: readonly OfferedService[], texts: readonly string[]): string[] {
	const words = off.map((service) => wordsOf[service])
	if (off.includes('rolloff') && off.includes('commercial')) words.push(containers)
	return texts
		.filter((text) => words.some((some) => some.test(text)))
		.map((text) => text.trim().slice(0, 200))
}
