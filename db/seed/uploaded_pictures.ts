import { z } from 'zod'
import { flag, number, text, time } from './column_rules.ts'
import { readData } from './content_files.ts'
import { defineEntries } from './entries.ts'
import { seededAt } from './seeded_at.ts'

/** The company's own pictures, whose files are in `pictures/`. Who uploaded them is not written to files. */
export const uploadedPictureEntries = defineEntries('uploaded_pictures', {
	columns: {
		id: text,
		name: text,
		alt: text,
		width: number,
		height: number,
		focal_x: number.default(0.5),
		focal_y: number.default(0.5),
		widths: z.array(z.int().positive()).min(1),
		is_avif_ready: flag.default(false),
		bytes: number,
	},
	optionalColumns: { uploaded_by: z.literal(''), created_at: time, updated_at: time },
	defaultsOf: () => ({ uploaded_by: '', created_at: seededAt, updated_at: seededAt }),
	storeColumns: ['uploaded_by'],
})

export const uploadedPictures = uploadedPictureEntries.rowsOf(
	readData('uploaded_pictures.json', uploadedPictureEntries.list),
)
