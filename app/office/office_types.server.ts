import type { ContentType } from '#app/content/content_type.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { ruledAreas } from './areas/ruled_areas.server.ts'

/** Every type of content with the rules that the office checks when it writes rows. */
export const officeTypes: readonly ContentType[] = contentTypes.map((type) =>
	type.table === ruledAreas.table ? ruledAreas : type,
)
