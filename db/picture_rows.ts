import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** A picture that the office uploaded; its files are named after `id` (`app/pictures/uploaded_name.ts`). */
export interface UploadedPictureRow {
	id: string
	/** The original file name, shown to the office. */
	name: string
	alt: string
	/** The uploaded picture's size in pixels, upright. */
	width: number
	height: number
	/** The point that stays visible when a page crops the picture, 0 to 1 from the left and from the top. */
	focal_x: number
	focal_y: number
	/** The generated widths in pixels, ascending. */
	widths: number[]
	is_avif_ready: boolean
	/** The total size of all WebP files. */
	bytes: number
	/** The name at that time of the staff member who uploaded it. */
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
