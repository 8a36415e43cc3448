import { createHash } from 'node:crypto'
import { createContext } from 'react-router'

/**
 * Hashes of everything that a cached page is rendered from: of the last rendering, and of the current one,
 * which the renderer sets.
 */
export interface RenderInputs {
	readonly last: string | null
	current: string | null
}

/** Set for cached pages; null for pages rendered for one visitor. */
export const renderInputsContext = createContext<RenderInputs | null>(null)

/** A hash of a page's inputs; equal hashes mean that the pages are equal. */
export function hashInputs(inputs: readonly unknown[]): string {
	return createHash('sha256').update(JSON.stringify(inputs)).digest('base64')
}
