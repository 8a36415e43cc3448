import type { Site } from './open_site.ts'

/** Makes this palette the only active one, or none if null. */
export async function activate({ store }: Site, id: string | null): Promise<void> {
	await store.db.transaction().execute(async (trx) => {
		await trx.updateTable('color_palettes').set({ is_active: false }).execute()
		if (id === null) return
		await trx.updateTable('color_palettes').set({ is_active: true }).where('id', '=', id).execute()
	})
}

/** Changes one color of the active palette, given as a bare HSL triple. */
export async function paint({ store }: Site, name: string, value: string): Promise<void> {
	await store.db
		.updateTable('color_variables')
		.set({ hsl_value: value })
		.where('css_variable_name', '=', name)
		.where('palette_id', 'in', (from) =>
			from.selectFrom('color_palettes').select('id').where('is_active', '=', true),
		)
		.execute()
}
