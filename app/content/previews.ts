import type { Facts } from '#app/company/facts_type.ts'
import { offeredScene } from '#app/company/offered_scene.ts'
import { fillPlaceholders } from './placeholders.ts'
import { type PictureName, pictures } from '#app/scenes/manifest.ts'

/** What a social site shows of a page (MD-01): `/pictures/<name>-1200x630.jpg`, a scene with the title on a sign. */
export interface Preview {
	name: string
	scene: PictureName
	title: string
}

/** A preview as it is drawn and described: of what the company offers, with the facts in its title. */
export function offeredPreview(preview: Preview, facts: Facts, today: Date): Preview {
	return {
		...preview,
		scene: offeredScene(preview.scene, facts.services),
		title: fillPlaceholders(preview.title, facts, today),
	}
}

/** The scene of this name, or the one that all pages of its kind share: a town that the office added has none yet. */
export function sceneOr(name: string, shared: PictureName): PictureName {
	return isDrawn(name) ? name : shared
}

function isDrawn(name: string): name is PictureName {
	return Object.hasOwn(pictures, name)
}
