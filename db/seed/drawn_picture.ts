import { pictures } from '#app/scenes/manifest.ts'

const altTexts: Readonly<Record<string, string>> = pictures

/** The picture that is drawn for a page, if there is one. */
export function drawnPicture(name: string) {
	const alt = altTexts[name]
	return { hero_image_url: alt ? `/pictures/${name}.svg` : null, hero_alt_text: alt ?? null }
}
