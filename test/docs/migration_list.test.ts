import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { updatedMigrations } from './migration_list.ts'

const migration = (name: string) =>
	`import x\n\n/** What it does. */\nexport async function ${name}(db: Kysely<unknown>, _kind: StoreKind): Promise<void> {}\n`
const list = readFileSync('db/migrations/all.ts', 'utf8')

test('the list has every migration once, ordered by number, and no file that is only a part of one', () => {
	const made = updatedMigrations(list, [
		{ name: '0102_carts', text: migration('addCarts') },
		{ name: '0101_streets', text: migration('addStreets') },
		{ name: '0101_names', text: 'export const names: readonly string[] = []\n' },
	])
	expect(made.match(/^import .* from '\.\/\d.*|^\t'\d.*/gm)).toEqual([
		"import { addStreets } from './0101_streets.ts'",
		"import { addCarts } from './0102_carts.ts'",
		"\t'0101_streets': addStreets,",
		"\t'0102_carts': addCarts,",
	])
	expect(made).toContain('export const migrations = {')
	expect(updatedMigrations(made, [{ name: '0001_pages', text: migration('createPages') }])).toContain(
		"import { createPages } from './0001_pages.ts'\nimport type { StoreKind }",
	)
})
