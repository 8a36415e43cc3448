import type { Facts } from '#app/company/facts_type.ts'
import { linesOfCarts } from './cart_words.ts'
import { conditionIn, told } from './copy_conditions.ts'
import { factNamed, isFactName, isOffered } from './named_facts.ts'
import { isOfMissingSize, type Sizes } from './size_words.ts'
import { untold, withoutUntold } from './untold.ts'

/**
 * Stored copy names a fact (`{{price.cart65}}`) and never types it, so that a changed price changes
 * everywhere at once (decisions, "one fact, one place").
 */
const placeholder = /\{\{([^{}]*)\}\}/g
/** With the unit after it, which copy has in the plural: where there is one of it, `{{rolloff.8.tons}} tons` is `1 ton`. */
const withUnit = /\{\{([^{}]*)\}\}((?: pickup)? (?:bag|load|pound|ton)s\b)?/g

/**
 * The text with its `{{names}}` replaced by the company facts, without the sentences (in HTML, the paragraphs) that need one that the company
 * has not said. An unknown name, also one by `isUnknown`, goes to `onUnknown` and becomes what that returns, or nothing: a visitor never sees
 * braces, and the log says which copy to mend. The result is plain text; for copy that is HTML, pass `escape`.
 */
export function fillPlaceholders(
	text: string,
	facts: Facts,
	today: Date,
	{
		onUnknown = warnUnknown,
		isUnknown = () => false,
		escape,
	}: {
		onUnknown?: (name: string) => string | void
		isUnknown?: (name: string) => boolean
		escape?: (value: string) => string
	} = {},
): string {
	const fill = (inside: string) => {
		const condition = conditionIn(inside)
		if (condition) return told(condition, facts)
		const name = inside.trim()
		const value = isUnknown(name) ? undefined : factNamed(inside.includes(':') ? inside : name, facts, today)
		if (value === null) return untold
		const shown = value ?? (onUnknown(name) || '')
		return escape ? escape(shown) : shown
	}
	const isTold = (name: string) => isOffered(name, facts) && !isUnknown(name)
	const filled = linesOfCarts(text, facts.carts, isTold).replace(
		withUnit,
		(written: string, inside: string, units: string | undefined, at: number, all: string) => {
			const value = fill(inside)
			if (units) return value + (value === '1' ? units.slice(0, -1) : units)
			// `Ram Waste, Inc.` ends a sentence with the period that it has.
			return value.endsWith('.') && all[at + written.length] === '.' ? value.slice(0, -1) : value
		},
	)
	return filled.includes(untold) ? withoutUntold(filled, escape ? 'html' : 'plain') : filled
}

/** Copy as it is written, without what its conditions leave out at present: for lists, in which they would read as empty. */
export function withoutUnmet(text: string, facts: Facts): string {
	const said = text.replace(placeholder, (written, inside: string) => {
		const condition = conditionIn(inside)
		return condition ? told(condition, facts) : written
	})
	return said.includes(untold) ? withoutUntold(said, 'plain') : said
}

/** A text in its order: the words, and what stands between the braces of each placeholder, as it is written. */
export function splitPlaceholders(text: string): ({ text: string } | { written: string })[] {
	return text
		.split(placeholder)
		.map((piece, index) => (index % 2 === 1 ? { written: piece } : { text: piece }))
		.filter((piece) => 'written' in piece || piece.text !== '')
}

/**
 * The names in a text that can be no placeholders, whatever the facts are, nor are in `also`; the back office refuses copy that
 * has any. One of a size may still be of a size that there is not: `missingSizes`.
 */
export function unknownPlaceholders(text: string, also: readonly string[] = []): string[] {
	return namesIn(text).filter(
		(name) => !also.includes(name) && conditionIn(name) === undefined && !isFactName(name),
	)
}

/** The names in a text that are of sizes which there are not. */
export function missingSizes(text: string, facts: Sizes): string[] {
	return namesIn(text).filter((name) => isOfMissingSize(name, facts))
}

function namesIn(text: string): string[] {
	return [...text.matchAll(placeholder)].map((match) => (match[1] ?? '').trim())
}

function warnUnknown(name: string): void {
	console.error(`Copy names an unknown placeholder: {{${name}}}`)
}
