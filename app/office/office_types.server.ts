import type { ContentType } from '#app/content/content_type.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { alertType } from './alerts/alert_type.server.ts'
import { ruledAreas } from './areas/ruled_areas.server.ts'
import { placedResidentialTowns, placedRolloffTowns } from './areas/placed_towns.server.ts'
import { colorType, paletteType } from './palettes/palette_type.server.ts'
import { streetRanges } from './streets/range_type.server.ts'
import { pictureType } from './pictures/picture_type.server.ts'

const ruled: readonly ContentType[] = [
	ruledAreas,
	placedResidentialTowns,
	placedRolloffTowns,
	paletteType,
	colorType,
]

/** Every type of content with the rules that the office checks when it writes rows. */
export const officeTypes: readonly ContentType[] = [
	...contentTypes.map((type) => ruled.find(({ table }) => table === type.table) ?? type),
	pictureType,
	alertType,
	streetRanges,
]
