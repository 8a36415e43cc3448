import { expect, test } from 'vitest'
import { logFieldProblems } from './log_fields.ts'
import { loggedLines } from './logged_fields.ts'

const page = (rows: string) =>
	`# Guide\n\n## Log\nEvery line has \`level\`, \`time\` and \`msg\`.\n\n| Field | Says |\n|---|---|\n${rows}\n\n## Next\n| \`other\` | x |\n`
const line = (fields: string[], unread: string[] = []) => ({ file: 'app/x.ts', fields, unread })

test('a field is logged and explained, or neither', () => {
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

test('the log of every part of the program is read', () => {
	expect(loggedLines(['app', 'platform', 'server', 'db']).length).toBeGreaterThan(50)
})
