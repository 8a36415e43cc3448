import { createContext, use } from 'react'

/** On the server, the address of the folder of pictures as they are drawn for the company now. */
export const PictureFolder = createContext<string | null>(null)

/** The same in a browser: the page's root element says it, so that no picture has to. */
export function usePictureFolder(): string {
	const folder = use(PictureFolder)
	return (
		folder ?? (typeof document === 'undefined' ? '' : (document.documentElement.dataset['pictures'] ?? ''))
	)
}
