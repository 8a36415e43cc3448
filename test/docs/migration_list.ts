/** A file of `db/migrations/` whose name begins with a number. */
export interface MigrationFile {
	/** Such as `0001_pages`. */
	name: string
	text: string
}

const migration =
	/^export async function (\w+)\(\s*\w+: Kysely<unknown>(?:,\s*\w+: StoreKind)?,?\s*\): Promise<void>/m
const imports = /^(?:import \{ \w+ \} from '\.\/\d{4}_\w+\.ts'\n)+/m
const entries = /^(?:\t'\d{4}_\w+': \w+,\n)+/m

/**
 * The text of `db/migrations/all.ts` with every file that exports a migration function, ordered by number. Files without
 * one are parts of other migrations.
 */
export function updatedMigrations(list: string, files: readonly MigrationFile[]): string {
	const found = files
		.toSorted((one, other) => (one.name < other.name ? -1 : 1))
		.flatMap(({ name, text }) => {
			const called = migration.exec(text)?.[1]
			return called === undefined ? [] : [{ name, called }]
		})
	return list
		.replace(imports, found.map(({ name, called }) => `import { ${called} } from './${name}.ts'\n`).join(''))
		.replace(entries, found.map(({ name, called }) => `\t'${name}': ${called},\n`).join(''))
}
