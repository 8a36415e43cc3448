import { rowsIn } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import type { PageHead } from '#app/seo/head_tags.ts'
import { pageMeta, type Site } from '#app/seo/page_meta.server.ts'

/** The words of a town page that is not there (RT-08). */
export const missingText = {
	title: 'Page Not Found',
	description: 'The requested residential service page could not be found.',
}

/** The page in place of an unknown or inactive town's, with the towns there are. */
export function missingTown(
	{ residentialTowns: towns, livery }: Pick<Snapshot, 'residentialTowns' | 'livery'>,
	site: Site,
) {
	const meta: PageHead = pageMeta({ ...missingText, path: null, image: 'not-found' }, site)
	const others = rowsIn(towns).map(({ slug, name }) => ({ slug, name }))
	return {
		town: null,
		missing: { ...missingText, picture: drawnPicture('not-found', livery), towns: others },
		meta,
	}
}

export type MissingTown = ReturnType<typeof missingTown>['missing']
