import type { SourceComment } from './comments.ts'
import { idPattern, type SpecLine } from './spec_lines.ts'
import type { TestTitle } from './test_titles.ts'

/** The ids that a text names, each once. */
export function idsIn(text: string): string[] {
	return [...new Set(text.match(idPattern))]
}

/** Where specification, tests and comments disagree, a sentence each. */
export function specProblems(
	lines: readonly SpecLine[],
	titles: readonly TestTitle[],
	comments: readonly SourceComment[],
): string[] {
	const known = new Set(lines.map(({ id }) => id))
	const tested = new Set(titles.flatMap(({ title }) => idsIn(title)))
	const prefixes = new Set(lines.map(({ id }) => prefixOf(id)))
	/** A road or a form's number may look like an id in a text; at the start of a title it is meant as one. */
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
