import { expect, test } from 'vitest'
import { logFieldProblems } from './log_fields.ts'
import { loggedLines } from './logged_fields.ts'

const page = (rows: string) =>
	`# Guide\n\n## Log\nEvery line has \`level\`, \`time\` and \`msg\`.\n\n| Field | Says |\n|---|---|\n${rows}\n\n## Next\n| \`other\` | x |\n`
const line = (fields: string[], unread: string[] = []) => ({ file: 'app/x.ts', fields, unread })

test('every logged field must be explained, and every explained field logged', () => {
	expect(logFieldProblems([line(['form', 'leadId'])], page('| `form`, `leadId` | a `quote` |'))).toEqual([])
	expect(
		logFieldProblems([line(['form', 'time'], ['given'])], page('| `time` | when |\n| `mail` | what |')),
	).toEqual([
		'app/x.ts logs what cannot be read: given.',
		"deploy/README.md does not explain the log's form.",
		'deploy/README.md: nothing logs mail.',
		"A logged time hides the log's own.",
	])
})

test('more than 50 logged lines are found in the program', () => {
	expect(loggedLines(['app', 'platform', 'server', 'db']).length).toBeGreaterThan(50)
})
