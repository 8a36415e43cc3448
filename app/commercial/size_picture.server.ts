import type { Snapshot } from '#app/content/snapshot.server.ts'
import { sectionPicture } from '#app/pictures/picture_source.server.ts'
import { withAltText } from '#app/pictures/stored_picture.server.ts'
import type { CommercialSizeRow } from '#db/content_rows.ts'
import type { SizePicture } from './size_drawing.tsx'

/** A size's picture: the one chosen by staff, else the drawing to scale, else the placeholder (TH-04). */
export function sizePicture(
	size: CommercialSizeRow,
	snapshot: Pick<Snapshot, 'livery' | 'pictures' | 'facts'>,
): SizePicture {
	const { size_value: yards, hero_image_url: path } = size
	const isDrawn = snapshot.facts.commercial.some((drawn) => drawn.yards === yards)
	const drawing = isDrawn && !path ? `scale-commercial.svg#yard-${yards}` : null
	const picture = withAltText(sectionPicture(path, 'placeholder-commercial', snapshot), size.hero_alt_text)
	const alt = size.hero_alt_text?.trim() || (drawing ? `${yards}-yard dumpster, drawn to scale` : picture.alt)
	return { alt, drawing, picture: drawing ? null : picture }
}
