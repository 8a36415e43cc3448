import { createContext, use } from 'react'

/** On the server, the address of the folder with the company's current drawn pictures. */
export const PictureFolder = createContext<string | null>(null)

/**
 * The folder's address; in a browser it is read from the root element, so that it need not be repeated for
 * every picture.
 */
export function usePictureFolder(): string {
	const folder = use(PictureFolder)
	return (
		folder ?? (typeof document === 'undefined' ? '' : (document.documentElement.dataset['pictures'] ?? ''))
	)
}
