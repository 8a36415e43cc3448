import type { SourceComment } from './comments.ts'
import { idPattern, type SpecLine } from './spec_lines.ts'
import type { TestTitle } from './test_titles.ts'

/** The distinct ids in a text. */
export function idsIn(text: string): string[] {
	return [...new Set(text.match(idPattern))]
}

/** A sentence for each disagreement between specification, tests and comments. */
export function specProblems(
	lines: readonly SpecLine[],
	titles: readonly TestTitle[],
	comments: readonly SourceComment[],
): string[] {
	const known = new Set(lines.map(({ id }) => id))
	const tested = new Set(titles.flatMap(({ title }) => idsIn(title)))
	const prefixes = new Set(lines.map(({ id }) => prefixOf(id)))
	/** Ids with an unknown prefix count only at the start: elsewhere a road or form number may look like an id. */
	const unknownIn = (text: string) =>
		idsIn(text).filter((id) => !known.has(id) && (prefixes.has(prefixOf(id)) || text.startsWith(id)))
	return [
		...lines
			.filter(({ id }, place) => lines.findIndex((line) => line.id === id) !== place)
			.map(({ id, chapter }) => `docs/spec/${chapter}: ${id} stands in the specification twice.`),
		...lines
			.filter(({ id, isBuilt }) => isBuilt && !tested.has(id))
			.map(({ id, chapter }) => `docs/spec/${chapter}: no test has ${id} in its title.`),
		...lines
			.filter(({ id, isBuilt }) => !isBuilt && tested.has(id))
			.map(
				({ id, chapter }) => `docs/spec/${chapter}: ${id} is "not built", and a test has it in its title.`,
			),
		...titles.flatMap(({ file, title }) =>
			unknownIn(title).map((id) => `${file}: docs/spec has no ${id} ("${title}").`),
		),
		...comments.flatMap(({ file, text }) =>
			unknownIn(text).map((id) => `${file}: docs/spec has no ${id}, which a comment names.`),
		),
	]
}

const prefixOf = (id: string) => id.replace(/\d+$/, '')
