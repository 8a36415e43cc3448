import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A palette with its colors: HSL triples by property, in order. */
export interface PaletteState {
	id: string
	name: string
	is_active: boolean
	colors: Record<string, string>
}

/** All palettes by name. */
export async function readPalettes(db: Kysely<Database>): Promise<PaletteState[]> {
	const palettes = await db.selectFrom('color_palettes').selectAll().orderBy('name').orderBy('id').execute()
	const variables = await db
		.selectFrom('color_variables')
		.selectAll()
		.orderBy('sort_order')
		.orderBy('id')
		.execute()
	return palettes.map((palette) => ({
		...palette,
		colors: Object.fromEntries(
			variables
				.filter((row) => row.palette_id === palette.id)
				.map((row) => [row.css_variable_name, row.hsl_value]),
		),
	}))
}

export async function readPalette(db: Kysely<Database>, id: string): Promise<PaletteState | undefined> {
	return (await readPalettes(db)).find((palette) => palette.id === id)
}

/** Creates, changes or deletes a palette with its colors. */
export async function writePalette(
	trx: Transaction<Database>,
	id: string,
	after: PaletteState | null,
): Promise<void> {
	await trx.deleteFrom('color_variables').where('palette_id', '=', id).execute()
	if (!after) return void (await trx.deleteFrom('color_palettes').where('id', '=', id).execute())
	const { name, is_active } = after
	await trx
		.insertInto('color_palettes')
		.values({ id, name, is_active })
		.onConflict((conflict) => conflict.column('id').doUpdateSet({ name, is_active }))
		.execute()
	const rows = colorRows(after)
	if (rows.length > 0) await trx.insertInto('color_variables').values(rows).execute()
}

/** The rows of a palette's colors. */
export function colorRows({ id, colors }: PaletteState) {
	return Object.entries(colors).map(([name, value], index) => ({
		id: `${id}${name}`,
		palette_id: id,
		css_variable_name: name,
		hsl_value: value,
		sort_order: index + 1,
	}))
}
