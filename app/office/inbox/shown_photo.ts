import { leadPath } from '#app/leads/lead_path.ts'
import type { LeadPhotoRow } from '#db/lead_rows.ts'
import type { LeadKey } from '#app/leads/change_lead.server.ts'
import { leadPathFrom } from '../requests/list_position.ts'

/** A photo of a lead as the office sees it. */
export interface ShownPhoto {
	position: number
	/** `Photo 1 of 2 from June Alvarez` */
	alt: string
	/** The path of the page that shows it large, and of both files. */
	page: string
	small: string
	large: string
	/** Of the large one, in pixels. */
	width: number
	height: number
}

/** The photos of a lead; their pages keep the place in the list that `search` names. */
export function shownPhotos(
	lead: LeadKey,
	search: URLSearchParams,
	name: string,
	rows: readonly LeadPhotoRow[],
): ShownPhoto[] {
	return rows.map(({ position, width, height }, at) => {
		const under = `/photos/${position}`
		const file = leadPath(lead) + under
		const alt = `Photo ${at + 1} of ${rows.length} from ${name}`
		const page = leadPathFrom(search, lead, { under })
		return { position, alt, page, small: `${file}/small`, large: `${file}/large`, width, height }
	})
}
