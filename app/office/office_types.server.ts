import { builtInCompany } from '#app/company/built_in_facts.server.ts'
import type { Portals } from '#app/company/portals.ts'
import type { ContentType } from '#app/content/content_type.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { alertType } from './alerts/alert_type.server.ts'
import { cartType } from './carts/cart_type.server.ts'
import { areaType } from './areas/area_type.server.ts'
import { residentialTownType, rolloffTownType } from './areas/town_types.server.ts'
import { colorType, paletteType } from './palettes/palette_type.server.ts'
import { factsType } from './facts/facts_type.server.ts'
import { rangeType } from './streets/range_type.server.ts'
import { stopRuleType } from './stops/stop_rule_type.server.ts'
import { stopType } from './stops/stop_type.server.ts'
import { pictureType } from './pictures/picture_type.server.ts'

const ruled: readonly ContentType[] = [
	areaType,
	cartType,
	residentialTownType,
	rolloffTownType,
	paletteType,
	colorType,
]

/** All content types with the office's rules; `portals` are the ones set in the environment. */
export const officeTypes = (portals: Portals): readonly ContentType[] => [
	factsType(builtInCompany(portals)),
	...contentTypes.map((type) => ruled.find(({ table }) => table === type.table) ?? type),
	pictureType,
	alertType,
	rangeType,
	stopType,
	stopRuleType,
]
