import type { RouterContextProvider } from 'react-router'
import { rowsIn } from '#app/content/listing.ts'
import { servicesContext } from '#app/context.server.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import { describePage } from '#app/seo/page_meta.server.ts'

/** The texts for a missing town page (RT-08). */
export const missingText = {
	title: 'Page Not Found',
	description: 'The requested residential service page could not be found.',
}

/** Replaces the page of an unknown or inactive town, with the available towns. */
export function missingTown(context: Readonly<RouterContextProvider>) {
	const { residentialTowns, livery } = context.get(servicesContext).content.current
	const towns = rowsIn(residentialTowns).map(({ slug, name }) => ({ slug, name }))
	return {
		town: null,
		missing: { ...missingText, picture: drawnPicture('not-found', livery), towns },
		meta: describePage(context, { ...missingText, path: null }),
	}
}

export type MissingTown = ReturnType<typeof missingTown>['missing']
