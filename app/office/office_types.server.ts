import { builtInFacts, builtInPaints } from '#app/company/built_in_facts.server.ts'
import type { Portals } from '#app/company/portals.ts'
import type { ContentType } from '#app/content/content_type.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { alertType } from './alerts/alert_type.server.ts'
import { askedCarts } from './carts/cart_type.server.ts'
import { ruledAreas } from './areas/ruled_areas.server.ts'
import { placedResidentialTowns, placedRolloffTowns } from './areas/placed_towns.server.ts'
import { colorType, paletteType } from './palettes/palette_type.server.ts'
import { factsType } from './facts/facts_type.server.ts'
import { streetRanges } from './streets/range_type.server.ts'
import { stopRuleType } from './stops/stop_rule_type.server.ts'
import { stopType } from './stops/stop_type.server.ts'
import { pictureType } from './pictures/picture_type.server.ts'

const ruled: readonly ContentType[] = [
	ruledAreas,
	askedCarts,
	placedResidentialTowns,
	placedRolloffTowns,
	paletteType,
	colorType,
]

/** Every type that staff edit with the rules that the office checks when it writes rows; `portals` are those of the environment. */
export const officeTypes = (portals: Portals): readonly ContentType[] => [
	factsType({ facts: builtInFacts, portals, paints: builtInPaints }),
	...contentTypes.map((type) => ruled.find(({ table }) => table === type.table) ?? type),
	pictureType,
	alertType,
	streetRanges,
	stopType,
	stopRuleType,
]
