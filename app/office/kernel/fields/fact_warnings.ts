import type { Facts } from '#app/company/facts_type.ts'
import { placeholderValues } from '#app/content/named_facts.ts'
import { typedFacts } from '#app/content/typed_facts.ts'

/** Words in a text that repeat a company fact, and the placeholders that could replace them. */
interface FactWarning {
	/** The passage as written in the text. */
	typed: string
	/** The text to replace and its placeholder; none if the number is not the value of any fact. */
	suggestions: { replaced: string; placeholder: string }[]
}

/** The unit that must follow or precede a bare number for it to count as this fact. */
const units: readonly [name: RegExp, unit: RegExp][] = [
	[/^cart\./, /gal/i],
	[/^bill\.dueDays$/, /day/i],
	[/^bill\.customerIdDigits$/, /digit/i],
	[/\.bags$/, /bags/i],
	[/\.pounds$/, /lb|pound/i],
	[/\.loads$/, /loads/i],
	[/\.tons$/, /tons?/i],
	[/^rolloff\.range$/, /yard/i],
	[/^rating\.count$/, /review|rating/i],
	[/^rating\.value$/, /./],
	[/^founded\.year$/, /./],
	[/^years$/, /years/i],
]

/** Limits the work: each candidate is compared with every fact, and nobody reads more warnings. */
const maxWarnings = 50

/** Finds facts typed as plain text, in the order of the text. */
export function factWarnings(text: string, facts: Facts, today: Date): FactWarning[] {
	const copy = text.replaceAll(/\{\{[^{}]*\}\}/g, (name) => ' '.repeat(name.length))
	const typedWords = [...new Set(typedFacts(copy, facts))]
	if (typedWords.length === 0) return []
	const values = [...placeholderValues(facts, today)]
	return typedWords
		.slice(0, maxWarnings)
		.map((typed) => ({ typed, at: copy.indexOf(typed) }))
		.toSorted((one, other) => one.at - other.at)
		.map(({ typed, at }) => {
			const found = values.flatMap(([placeholder, value]) => {
				const replaced = matchAt(copy, at, typed, placeholder, value)
				return replaced ? [{ replaced, placeholder: `{{${placeholder}}}` }] : []
			})
			// The longest match wins, such as a price range over its first price. A number with its unit may match several facts.
			const longest = Math.max(0, ...found.map(({ replaced }) => replaced.length))
			const suggestions = found.filter(
				({ replaced, placeholder }) => replaced.length === longest || unitOf(placeholder.slice(2, -2)),
			)
			return { typed, suggestions }
		})
}

/** Replaces the first occurrence of these words by the placeholder. */
export function withPlaceholder(text: string, replaced: string, placeholder: string): string {
	const at = text.indexOf(replaced)
	return at === -1 ? text : text.slice(0, at) + placeholder + text.slice(at + replaced.length)
}

function unitOf(placeholder: string): RegExp | undefined {
	return units.find(([name]) => name.test(placeholder))?.[1]
}

/** The part of the typed words that matches the value, as written; null if none does. */
function matchAt(copy: string, at: number, typed: string, placeholder: string, value: string): string | null {
	const unit = unitOf(placeholder)
	const isBare = /^[\d.,–-]+$/.test(value)
	if (value === '' || (isBare && !unit?.test(typed))) return null
	const start = Math.max(0, at - value.length + 1)
	const near = copy.slice(start, at + typed.length + value.length)
	const written = new RegExp(`(?<![\\d.])${loosely(value)}(?!\\d)`, 'i').exec(near)
	const from = written ? start + written.index : -1
	const isOver = written !== null && from < at + typed.length && from + written[0].length > at
	return isOver ? written[0] : null
}

/** A pattern for a value that accepts any kind of space and dash, and singular or plural units. */
function loosely(value: string): string {
	return value
		.replaceAll(/[.()+*?^$|[\]\\{}]/g, String.raw`\$&`)
		.replaceAll(/\s+/g, String.raw`[\s-]+`)
		.replaceAll(/(?<=\d)[–-](?=\d|\\\$)/g, String.raw`\s*(?:-|–|to)\s*`)
		.replaceAll(/(?<=\d)x(?=\d)/g, String.raw`\s*[x×]\s*`)
		.replace(/(hour|day)s$/, '$1s?')
}
