import { rowsIn } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { homeAssistantName } from '../feeds/home_assistant.server.ts'
import { calendarLinks } from './calendar_links.server.ts'

/** The calendars by town, ordered by the towns' names; null when they cannot be read. */
export function calendarContent(
	{ pickupAreas, residentialTowns }: Pick<Snapshot, 'pickupAreas' | 'residentialTowns'>,
	publicUrl: string,
) {
	const towns = rowsIn(residentialTowns)
	const areas = rowsIn(pickupAreas)
	const listed = towns.flatMap(({ slug: town, name }) => {
		const own = areas.filter(({ town_slug }) => town_slug === town)
		if (own.length === 0) return []
		const calendars = own.map(({ slug, name: area }) => ({
			slug,
			area,
			...calendarLinks(slug, publicUrl),
		}))
		return [{ town, name, calendars }]
	})
	return {
		towns: pickupAreas.ok && residentialTowns.ok ? listed : null,
		example: calendarLinks(areas[0]?.slug ?? 'your-area', publicUrl).url,
		json: `${publicUrl}/calendar/${areas[0]?.slug ?? 'your-area'}.json`,
		homeAssistantUrl: `/calendar/${homeAssistantName}`,
	}
}

export type CalendarContent = ReturnType<typeof calendarContent>
