import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'

export function alertConcerns(
	{ reach, town_slugs, area_ids }: Pick<ServiceAlertRow, 'reach' | 'town_slugs' | 'area_ids'>,
	{ id, town_slug }: Pick<PickupAreaRow, 'id' | 'town_slug'>,
): boolean {
	if (reach === 'all') return true
	return reach === 'towns' ? town_slugs.includes(town_slug) : area_ids.includes(id)
}
