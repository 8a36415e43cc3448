import { facts } from '#app/company/facts.ts'
import { sectionPicture } from '#app/pictures/picture_source.server.ts'
import type { CommercialSizeRow } from '#db/schema.ts'
import type { SizePicture } from './size_drawing.tsx'

/** What a size looks like: the picture staff set, else the drawing to scale, else the placeholder of its kind (TH-04). */
export function sizePicture(size: CommercialSizeRow): SizePicture {
	const { size_value: yards, hero_image_url: path } = size
	const isDrawn = facts.commercial.some((drawn) => drawn.yards === yards)
	const drawing = isDrawn && !path ? `/pictures/scale-commercial-${yards}.svg` : null
	const stored = sectionPicture(path, 'placeholder-commercial')
	const alt = size.hero_alt_text?.trim() || (drawing ? `${yards}-yard dumpster, drawn to scale` : stored.alt)
	return { alt, drawing, picture: drawing ? null : { ...stored, alt } }
}
