import type { Snapshot } from '#app/content/snapshot.server.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import { townPicture } from '#app/pictures/town_picture.server.ts'
import { townMap } from '#app/sections/service_area/service_area.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'

/** What the area looks like, and its town on the map; the map is '' where the town is not on it. */
export function areaView(
	{ town_slug }: Pick<PickupAreaRow, 'town_slug'>,
	{ residentialTowns, pictures }: Pick<Snapshot, 'residentialTowns' | 'pictures'>,
) {
	const town = residentialTowns.ok && residentialTowns.rows.find(({ slug }) => slug === town_slug)
	if (!town) return { picture: drawnPicture('residential'), map: '' }
	return { picture: townPicture('residential', town, pictures), map: townMap(town) }
}
