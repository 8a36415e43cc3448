import { createHash } from 'node:crypto'
import { createContext } from 'react-router'

/** What a cached page is made of, as hashes: when it was rendered last, and now, which the rendering fills in. */
export interface RenderInputs {
	readonly last: string | null
	current: string | null
}

/** Set for pages that are cached; null for what is rendered for one visitor. */
export const renderInputsContext = createContext<RenderInputs | null>(null)

/** The same for two renders only if all that their pages are made of is the same. */
export function hashInputs(inputs: readonly unknown[]): string {
	return createHash('sha256').update(JSON.stringify(inputs)).digest('base64')
}
