import type { Facts } from '#app/company/facts_type.ts'
import { linesPerCart } from './cart_words.ts'
import { conditionIn, conditionText } from './copy_conditions.ts'
import { factNamed, isFactName, isOffered } from './named_facts.ts'
import { isOfMissingSize, type Sizes } from './size_words.ts'
import { missingFact, withoutMissingFacts } from './missing_fact.ts'

/**
 * Stored copy refers to facts by placeholder (`{{price.cart65}}`) and never contains their values, so that a
 * change applies everywhere at once (decisions, "one fact, one place").
 */
const placeholder = /\{\{([^{}]*)\}\}/g
/** With the plural unit after it, which becomes singular for a value of 1: `{{rolloff.8.tons}} tons` is `1 ton`. */
const withUnit = /\{\{([^{}]*)\}\}((?: pickup)? (?:bag|load|pound|ton)s\b)?/g

/**
 * Fills placeholders with company facts and drops sentences (in HTML, paragraphs) that need an unstated fact.
 * Unknown names, including those that `isUnknown` rejects, are passed to `onUnknown` and replaced with its
 * result or nothing, so that visitors never see braces. Returns plain text; for HTML copy, pass `escape`.
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
		if (condition) return conditionText(condition, facts)
		const name = inside.trim()
		const value = isUnknown(name) ? undefined : factNamed(inside.includes(':') ? inside : name, facts, today)
		if (value === null) return missingFact
		const shown = value ?? (onUnknown(name) || '')
		return escape ? escape(shown) : shown
	}
	const isTold = (name: string) => isOffered(name, facts) && !isUnknown(name)
	const filled = linesPerCart(text, facts.carts, isTold).replace(
		withUnit,
		(written: string, inside: string, units: string | undefined, at: number, all: string) => {
			const value = fill(inside)
			if (units) return value + (value === '1' ? units.slice(0, -1) : units)
			// The period of a name such as `Ram Waste, Inc.` also ends its sentence.
			return value.endsWith('.') && all[at + written.length] === '.' ? value.slice(0, -1) : value
		},
	)
	return filled.includes(missingFact) ? withoutMissingFacts(filled, escape ? 'html' : 'plain') : filled
}

/** Copy with its conditions applied and its other placeholders kept, for lists that would render it empty. */
export function withoutUnmetConditions(text: string, facts: Facts): string {
	const applied = text.replace(placeholder, (written, inside: string) => {
		const condition = conditionIn(inside)
		return condition ? conditionText(condition, facts) : written
	})
	return applied.includes(missingFact) ? withoutMissingFacts(applied, 'plain') : applied
}

/** Splits copy into text and the raw insides of its placeholders, in order. */
export function splitPlaceholders(text: string): ({ text: string } | { written: string })[] {
	return text
		.split(placeholder)
		.map((piece, index) => (index % 2 === 1 ? { written: piece } : { text: piece }))
		.filter((piece) => 'written' in piece || piece.text !== '')
}

/**
 * The placeholder names in a text that are invalid regardless of the facts and not in `also`; the back office
 * rejects copy with any. Names of missing sizes are valid here: see `missingSizes`.
 */
export function unknownPlaceholders(text: string, also: readonly string[] = []): string[] {
	return namesIn(text).filter(
		(name) => !also.includes(name) && conditionIn(name) === undefined && !isFactName(name),
	)
}

/** The placeholder names in a text that refer to sizes the company does not have. */
export function missingSizes(text: string, facts: Sizes): string[] {
	return namesIn(text).filter((name) => isOfMissingSize(name, facts))
}

/** Whether a placeholder is among these: names, or with a period at the end the beginning of several, as `rolloff.20.`. */
export function isAmong(name: string, placeholders: readonly string[]): boolean {
	return placeholders.some((one) => (one.endsWith('.') ? name.startsWith(one) : name === one))
}

/** The placeholder names in a text, in order. */
export function namesIn(text: string): string[] {
	return [...text.matchAll(placeholder)].map((match) => (match[1] ?? '').trim())
}

function warnUnknown(name: string): void {
	console.error(`Copy names an unknown placeholder: {{${name}}}`)
}
