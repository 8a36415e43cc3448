import { cartSizes } from '#app/content/types/cart_sizes.ts'
import { saveRow } from '#app/office/kernel/rows/save_row.server.ts'
import type { ContentServices } from '#app/office/kernel/store/write_content.server.ts'
import { ann } from './content_services.ts'

/** Adds lawn cans with these ids, of different sizes and without prices, as Ann in the office. */
export async function addLawnCans(
	services: ContentServices,
	ids: readonly string[],
	now: Date,
): Promise<void> {
	for (const [at, id] of ids.entries()) {
		const values = {
			slug: id,
			holds: 'lawn',
			gallons: String(40 + at),
			height_inches: '42',
			width_inches: '24',
			depth_inches: '32',
			is_active: 'on',
		}
		const added = { description: cartSizes, id, version: null, values }
		const saved = await saveRow(services, added, { staff: ann, now })
		if (!saved.ok) throw new Error(`The lawn can ${id} was not added.`)
	}
}
