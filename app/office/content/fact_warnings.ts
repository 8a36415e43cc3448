import type { Facts } from '#app/company/facts_type.ts'
import { placeholderValues } from '#app/content/placeholders.ts'
import { typedFacts } from '#app/content/typed_facts.ts'

/** Words in a text that type what a company fact says, and the placeholders that could stand there. */
export interface FactWarning {
	/** As it stands in the text. */
	typed: string
	/** The text that a placeholder would replace, and that placeholder; none where the number is nobody's fact. */
	suggestions: { replaced: string; placeholder: string }[]
}

/** What must stand beside a bare number for it to be this fact. */
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

/** More than anybody reads; each costs a look at every fact. */
const maxWarnings = 50

/** The typed facts of a text, in its order. Copy that names its facts gives none. */
export function factWarnings(text: string, facts: Facts, today: Date): FactWarning[] {
	const copy = text.replaceAll(/\{\{[^{}]*\}\}/g, (name) => ' '.repeat(name.length))
	const values = [...placeholderValues(facts, today)]
	return [...new Set(typedFacts(copy, facts))]
		.slice(0, maxWarnings)
		.map((typed) => ({ typed, at: copy.indexOf(typed) }))
		.toSorted((one, other) => one.at - other.at)
		.map(({ typed, at }) => {
			const found = values.flatMap(([placeholder, value]) => {
				const replaced = matchAt(copy, at, typed, placeholder, value)
				return replaced ? [{ replaced, placeholder: `{{${placeholder}}}` }] : []
			})
			// The price span before the price it begins with; "30" beside "30 days", which mean different facts.
			const longest = Math.max(0, ...found.map(({ replaced }) => replaced.length))
			const suggestions = found.filter(
				({ replaced, placeholder }) => replaced.length === longest || unitOf(placeholder.slice(2, -2)),
			)
			return { typed, suggestions }
		})
}

/** The text with the first of these words replaced by the placeholder. */
export function withPlaceholder(text: string, replaced: string, placeholder: string): string {
	const at = text.indexOf(replaced)
	return at === -1 ? text : text.slice(0, at) + placeholder + text.slice(at + replaced.length)
}

function unitOf(placeholder: string): RegExp | undefined {
	return units.find(([name]) => name.test(placeholder))?.[1]
}

/** Where the value stands in the text over the typed words, as it is written there; null where it does not. */
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

/** The same value however its spaces and dashes are typed, and with or without the unit's plural. */
function loosely(value: string): string {
	return value
		.replaceAll(/[.()+*?^$|[\]\\{}]/g, String.raw`\$&`)
		.replaceAll(/\s+/g, String.raw`[\s-]+`)
		.replaceAll(/(?<=\d)[–-](?=\d|\\\$)/g, String.raw`\s*(?:-|–|to)\s*`)
		.replaceAll(/(?<=\d)x(?=\d)/g, String.raw`\s*[x×]\s*`)
		.replace(/(hour|day)s$/, '$1s?')
}
