import { idsIn } from './spec_problems.ts'
import type { SpecLine } from './spec_lines.ts'
import type { TestTitle } from './test_titles.ts'

const intro = `# The tests of every line
Made from the titles of the tests: \`bin/check --fix\` writes this page anew. \`…\` and \`%s\` stand for what is filled in when a test runs.
`

/** The text of docs/spec/tests.md: under each built line, the tests with its id, by file. */
export function testsPage(lines: readonly SpecLine[], titles: readonly TestTitle[]): string {
	const chapters = Map.groupBy(lines, ({ chapter }) => chapter)
	const parts = [...chapters].map(([chapter, inChapter]) =>
		[
			`\n## [${chapter}](${chapter})`,
			...inChapter.filter(({ isBuilt }) => isBuilt).map(({ id }) => entry(id, titles)),
		].join('\n'),
	)
	return intro + parts.join('\n') + '\n'
}

function entry(id: string, titles: readonly TestTitle[]): string {
	const own = titles.filter(({ title }) => idsIn(title).includes(id))
	const items = new Set(own.map(({ file, title }) => `- ${file}: ${escaped(title)}`))
	return [`\n**${id}**`, ...items].join('\n')
}

/** A title escaped for Markdown. */
function escaped(title: string): string {
	return title.replaceAll(/[\\`*_<>[\]|]/g, String.raw`\$&`).replaceAll('\n', ' ')
}
