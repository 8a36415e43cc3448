import type { LeadPhotoRow } from '#db/lead_rows.ts'

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

/** The photos of the lead whose page is at `path`. */
export function shownPhotos(path: string, name: string, rows: readonly LeadPhotoRow[]): ShownPhoto[] {
	return rows.map(({ position, width, height }, at) => {
		const page = `${path}/photos/${position}`
		const alt = `Photo ${at + 1} of ${rows.length} from ${name}`
		return { position, alt, page, small: `${page}/small`, large: `${page}/large`, width, height }
	})
}
