import type { Kysely } from 'kysely'
import { createStore } from './0001_store.ts'
import { addServices } from './0002_services_off.ts'
import { sizesAsContent } from './0003_sizes.ts'
import { addTownFeatures } from './0004_town_features.ts'
import { openSitesInUse } from './0005_live.ts'
import { addTemplateServices } from './0006_template_services.ts'
import { addStops } from './0007_stops.ts'
import { cartsAsContent } from './0008_carts.ts'
import { addStopTurns } from './0009_stop_turns.ts'
import { addContainersOut } from './0010_containers_out.ts'
import { addStopPromises } from './0011_stop_promises.ts'
import { addHelpCategoryServices } from './0012_help_category_services.ts'
import { addStopRules } from './0013_stop_rules.ts'
import { addCartPages } from './0014_cart_pages.ts'
import { addDrivers } from './0015_drivers.ts'
import { indexFetchedContainers } from './0016_fetched_containers.ts'
import { addPricesSeen } from './0017_prices_seen.ts'
import { addStandingContainers } from './0018_standing_containers.ts'
import { readCustomersNotes } from './0019_customers_notes.ts'
import { addFetchedStops } from './0020_fetched_stops.ts'
import { nameRenamedAreas } from './0021_renamed_areas.ts'
import { distinguishRemovedAreas } from './0022_removed_areas.ts'
import type { StoreKind } from './columns.ts'

export type SchemaChange = (db: Kysely<unknown>, kind: StoreKind) => Promise<void>

/** Every schema change, in order. A released migration is never edited: add a new one. */
export const migrations = {
	'0001_store': createStore,
	'0002_services_off': addServices,
	'0003_sizes': sizesAsContent,
	'0004_town_features': addTownFeatures,
	'0005_live': openSitesInUse,
	'0006_template_services': addTemplateServices,
	'0007_stops': addStops,
	'0008_carts': cartsAsContent,
	'0009_stop_turns': addStopTurns,
	'0010_containers_out': addContainersOut,
	'0011_stop_promises': addStopPromises,
	'0012_help_category_services': addHelpCategoryServices,
	'0013_stop_rules': addStopRules,
	'0014_cart_pages': addCartPages,
	'0015_drivers': addDrivers,
	'0016_fetched_containers': indexFetchedContainers,
	'0017_prices_seen': addPricesSeen,
	'0018_standing_containers': addStandingContainers,
	'0019_customers_notes': readCustomersNotes,
	'0020_fetched_stops': addFetchedStops,
	'0021_renamed_areas': nameRenamedAreas,
	'0022_removed_areas': distinguishRemovedAreas,
} as const satisfies Record<`${number}_${string}`, SchemaChange>
