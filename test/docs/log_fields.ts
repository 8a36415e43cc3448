import { readFileSync } from 'node:fs'
import { loggedLines, type LoggedLine } from './logged_fields.ts'

const guide = 'deploy/README.md'
/** Fields that Pino adds. */
const own = ['level', 'time', 'msg']

/** A sentence for each field that is logged but not in the guide's section "Log", is there but not logged, or hides one of Pino's. */
export function logFieldProblems(
	lines: readonly LoggedLine[] = loggedLines(['app', 'platform', 'server', 'db']),
	page: string = readFileSync(guide, 'utf8'),
): string[] {
	const section = page.split('\n## Log\n')[1]?.split('\n## ')[0] ?? ''
	const explained = new Set(
		[...section.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
			[...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
		),
	)
	const logged = new Set(lines.flatMap(({ fields }) => fields))
	return [
		...lines.flatMap(({ file, unread }) => unread.map((it) => `${file} logs what cannot be read: ${it}.`)),
		...[...logged]
			.filter((name) => !explained.has(name))
			.map((name) => `${guide} does not explain the log's ${name}.`),
		...[...explained].filter((name) => !logged.has(name)).map((name) => `${guide}: nothing logs ${name}.`),
		...own.filter((name) => logged.has(name)).map((name) => `A logged ${name} hides the log's own.`),
		...own
			.filter((name) => !section.includes(`\`${name}\``))
			.map((name) => `${guide} does not explain ${name}.`),
	]
}
