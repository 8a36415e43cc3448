import type { Livery } from '#app/company/livery.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import { pageMeta, type Site } from '#app/seo/page_meta.server.ts'

/** The words for an article that is not there or could not be loaded (HE-03). */
export const missingText = {
	title: 'Article Not Found',
	description: "The article you're looking for doesn't exist or has been removed.",
}

/** The page in the article's place. */
export function missingArticle(site: Site, livery: Livery) {
	return {
		article: null,
		missing: { ...missingText, picture: drawnPicture('not-found', livery) },
		meta: pageMeta({ ...missingText, path: null, image: 'not-found' }, site),
	}
}

export type MissingArticle = ReturnType<typeof missingArticle>['missing']
