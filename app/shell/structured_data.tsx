import { use, useState } from 'react'
import { useLocation } from 'react-router'
import { RenderContext } from './render_context.ts'

const type = 'application/ld+json'

/**
 * Structured data (MD-04), in the server's HTML only. It is not part of the hydration data, so a page reached by
 * client-side navigation has none.
 */
export function StructuredData() {
	const rendered = use(RenderContext)
	const { pathname } = useLocation()
	const [served] = useState(() => ({ pathname, blocks: rendered?.structuredData ?? blocksInPage() }))
	if (pathname !== served.pathname) return null
	return served.blocks.map((json) => (
		<script key={json} type={type} dangerouslySetInnerHTML={{ __html: json }} />
	))
}

function blocksInPage(): readonly string[] {
	if (typeof document === 'undefined') return []
	return [...document.querySelectorAll(`script[type="${type}"]`)].map(({ textContent }) => textContent ?? '')
}
