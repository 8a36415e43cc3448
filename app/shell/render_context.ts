import { createContext } from 'react'

/** What only the server's rendering of a page knows; null in the browser. */
export interface ServerRender {
	/** The loaders' data as React Router serialized it. */
	state: string
	/** The active palette as a style sheet. */
	themeCss: string
	requestId: string
	/** As `changedFactsJson` gives them. */
	changedFacts: string
	/** JSON texts that may stand in a script element. */
	structuredData: readonly string[]
}

export const RenderContext = createContext<ServerRender | null>(null)
