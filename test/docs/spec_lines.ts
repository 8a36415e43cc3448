import { globSync, readFileSync } from 'node:fs'

/** One statement of the specification: `- **SH-01** …` in a chapter of docs/spec. */
export interface SpecLine {
	id: string
	/** The name of the chapter's file in docs/spec. */
	chapter: string
	/** False if the line is marked as not built yet. */
	isBuilt: boolean
}

/** Matches the id of an acceptance line (`SH-01`) or of a decision (`D13`). */
export const idPattern = /\b(?:[A-Z]{2}-\d{2,3}|D\d{1,2})\b/g
const linePattern = /^- \*\*([A-Z]{2}-\d{2,3}|D\d{1,2})\*\* (\*\(not built\)\*)?/gm

/** The lines of one chapter, in order. */
export function parseChapter(chapter: string, text: string): SpecLine[] {
	return [...text.matchAll(linePattern)].map(([, id = '', notBuilt]) => ({
		id,
		chapter,
		isBuilt: notBuilt === undefined,
	}))
}

/** Every line of docs/spec, by chapter. Must run in the project's root. */
export function readSpec(): SpecLine[] {
	return globSync('*.md', { cwd: 'docs/spec' })
		.filter((name) => name !== 'README.md' && name !== 'tests.md')
		.toSorted()
		.flatMap((name) => parseChapter(name, readFileSync(`docs/spec/${name}`, 'utf8')))
}
