import type { Livery } from '#app/company/livery.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { offeredScene } from '#app/company/offered_scene.ts'
import { fillPlaceholders } from './placeholders.ts'
import type { PictureName } from '#app/scenes/picture_name.ts'

/** A page's preview on social sites (MD-01): `/pictures/<name>-1200x630.jpg`, a scene with the title on a sign. */
export interface Preview {
	name: string
	scene: PictureName
	title: string
	/** The one container that the scene is to show, for the page of a size. */
	only?: Partial<Pick<Livery, 'rolloffs' | 'dumpsters'>>
}

/** A preview ready to be drawn: a scene that matches the offered services, and a title with its placeholders filled. */
export function offeredPreview(preview: Preview, facts: Facts, today: Date): Preview {
	return {
		...preview,
		scene: offeredScene(preview.scene, facts.services),
		title: fillPlaceholders(preview.title, facts, today),
	}
}
