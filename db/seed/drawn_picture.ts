import { pictures } from '#app/scenes/manifest.ts'
import { isSample } from './content_files.ts'

const altTexts: Readonly<Record<string, string>> = pictures

/** The sample's towns name the pictures drawn for them; another company's have none of their own. */
export function drawnPicture(name: string) {
	const alt = isSample ? altTexts[name] : undefined
	return { hero_image_url: alt ? `/pictures/${name}.svg` : null, hero_alt_text: alt ?? null }
}
