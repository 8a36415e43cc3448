import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import { describePage } from '#app/seo/page_meta.server.ts'

/** The texts for an article that does not exist or could not be loaded (HE-03). */
export const missingText = {
	title: 'Article Not Found',
	description: "The article you're looking for doesn't exist or has been removed.",
}

/** The content shown instead of the article. */
export function missingArticle(context: Readonly<RouterContextProvider>) {
	const { livery } = context.get(servicesContext).content.current
	return {
		article: null,
		missing: { ...missingText, picture: drawnPicture('not-found', livery) },
		meta: describePage(context, { ...missingText, path: null }),
	}
}

export type MissingArticle = ReturnType<typeof missingArticle>['missing']
