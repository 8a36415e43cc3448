import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from './table.ts'

/** A picture that the office uploaded; its files are named after `id` (`app/pictures/uploaded_name.ts`). */
export interface UploadedPictureRow {
	id: string
	/** The file's name when it was uploaded, for the office to know it by. */
	name: string
	alt: string
	/** In pixels, upright, as it was uploaded. */
	width: number
	height: number
	/** The point that stays in sight where a page crops, 0 to 1 from the left and from the top. */
	focal_x: number
	focal_y: number
	/** The widths in pixels that it was made in, ascending. */
	widths: number[]
	is_avif_ready: boolean
	/** Of all WebP files together. */
	bytes: number
	/** The name of whoever uploaded it, as it was then. */
	uploaded_by: string
	created_at: Timestamp
	updated_at: Timestamp
}

export const pictureTables = {
	uploaded_pictures: table<UploadedPictureRow>({
		widths: 'json',
		is_avif_ready: 'boolean',
		created_at: 'time',
		updated_at: 'time',
	}),
}
