import { createContext } from 'react'

/** Data that exists only on the server while it renders a page; null in the browser. */
interface ServerRender {
	/** The loaders' data as React Router serialized it. */
	state: string
	/** The active palette as a style sheet. */
	themeCss: string
	requestId: string
	/** The company facts as JSON that is safe in a script element. */
	facts: string
	/** JSON texts that are safe in a script element. */
	structuredData: readonly string[]
}

export const RenderContext = createContext<ServerRender | null>(null)
