import { leadPath } from '#app/leads/lead_path.ts'
import type { LeadPhotoRow } from '#db/lead_rows.ts'
import type { LeadKey } from '#app/leads/change_lead.server.ts'
import { leadPathFrom } from '../requests/list_position.ts'

/** A photo of a lead for display in the office. */
export type ShownPhoto = ReturnType<typeof shownPhotos>[number]

/** The photos of a lead, with the paths of both files and the size of the large one in pixels; links keep the list in `search`. */
export function shownPhotos(
	lead: LeadKey,
	search: URLSearchParams,
	name: string,
	rows: readonly LeadPhotoRow[],
) {
	return rows.map(({ position, width, height }, at) => {
		const under = `/photos/${position}`
		const file = leadPath(lead) + under
		const alt = `Photo ${at + 1} of ${rows.length} from ${name}`
		const page = leadPathFrom(search, lead, { under })
		return { position, alt, page, small: `${file}/small`, large: `${file}/large`, width, height }
	})
}
