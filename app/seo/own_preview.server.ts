import { type PreviewName, previews } from './previews.ts'

/** The preview of that name, or `otherwise`: a town that the office added since the previews were drawn has none. */
export function ownPreview(name: string, otherwise: PreviewName): PreviewName {
	return isDrawn(name) ? name : otherwise
}

function isDrawn(name: string): name is PreviewName {
	return Object.hasOwn(previews, name)
}
