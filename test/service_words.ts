import type { OfferedService } from '#app/company/services.ts'
import { factRules } from '#app/company/facts_schema.ts'
import { services } from '#db/service_names.ts'
import { sampleFacts } from './sample_facts.ts'

/** The sample facts with these services off. Recycling is also off without residential service. */
export function factsWithout(off: readonly OfferedService[]): typeof sampleFacts {
	const offered = Object.fromEntries(services.map((service) => [service, !off.includes(service)]))
	const recycling = !off.includes('residential') && !off.includes('recycling')
	return { ...sampleFacts, services: { ...offered, recycling } as typeof sampleFacts.services }
}

/** Every combination of switched-off services that the fact rules allow. */
export const combinationsOff = Array.from({ length: 2 ** services.length }, (_, bits) =>
	services.filter((_service, at) => (bits & (2 ** at)) !== 0),
).filter((off) => factRules.every(({ holds }) => holds(factsWithout(off))))

/** Words that only a company with the service uses; the sample's own street is called Cart Lane. */
const wordsOf: Readonly<Record<OfferedService, RegExp>> = {
	residential: /\bcarts?\b(?! Lane)|curbside|pickup day|trash day|household holiday/i,
	// "Recycling" alone may appear anywhere, as in tips for households or on electronics.
	recycling: /recycling (?:cart|pickup)|(?:trash|and|\+|&amp;) recycling\b|add recycling|collect recycling/i,
	lawn: /\blawn|\bgrass|yard waste/i,
	rolloff: /roll-?offs?\b/i,
	commercial: /\bcommercial|business dumpster/i,
	hoa: /\bHOAs?\b|homeowners/i,
}

/** Roll-offs and dumpsters; not "carts and containers", which are carts, nor the rigid containers for needles. */
const containers = /\bdumpsters?\b|(?<!carts (?:and|or) |rigid )\bcontainers?\b/i

/** A page's texts, its spoken or previewed attributes, and its structured data. */
export function asRead(html: string): string[] {
	const text = html.replaceAll(
		/<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>|<style[^>]*>[^]*?<\/style>/g,
		'',
	)
	const attributes = [...text.matchAll(/ (?:alt|aria-label|content|title|placeholder|value)="([^"]*)"/g)]
	const shown = attributes.map(([, value = '']) => value).filter((value) => !value.includes('/pictures/'))
	return [...text.split(/<[^>]*>/), ...shown]
}

/** The texts that contain a word of a switched-off service. */
export function wordsOff(off: readonly OfferedService[], texts: readonly string[]): string[] {
	const words = off.map((service) => wordsOf[service])
	if (off.includes('rolloff') && off.includes('commercial')) words.push(containers)
	return texts
		.filter((text) => words.some((some) => some.test(text)))
		.map((text) => text.trim().slice(0, 200))
}
