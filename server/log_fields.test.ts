import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loggedLines } from '#test/logged_fields.ts'

const root = join(import.meta.dirname, '..')
/** Added by Pino itself. */
const own = ['level', 'time', 'msg']

test("every field of the log is documented in the operator's guide, and every documented one is logged", () => {
	const lines = loggedLines(root, ['app', 'platform', 'server', 'db'])
	expect(lines.length).toBeGreaterThan(50)
	for (const { file, unread } of lines) expect(unread, `${file} logs what cannot be read here`).toEqual([])
	const logged = new Set(lines.flatMap(({ fields }) => fields))

	const [, section = ''] = readFileSync(join(root, 'deploy/README.md'), 'utf8').split('\n## Log\n')
	const rows = section.split('\n## ')[0]?.match(/^\| .* \|/gm) ?? []
	const explained = rows.flatMap((row) =>
		[...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
	)
	expect(
		[...logged].filter((name) => !explained.includes(name)),
		'logged, not explained',
	).toEqual([])
	expect(
		explained.filter((name) => !logged.has(name ?? '')),
		'explained, not logged',
	).toEqual([])
	for (const name of own) {
		expect(logged, 'a second field of that name would hide the first').not.toContain(name)
		expect(section).toContain(`\`${name}\``)
	}
})
