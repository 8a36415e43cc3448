import { use, useState } from 'react'
import { useLocation } from 'react-router'
import { RenderContext } from './render_context.ts'

const type = 'application/ld+json'

/**
 * What search engines read (MD-04), as the server wrote it into the page. It is no part of what the browser loads
 * to come alive, so a page reached inside the application has none, and shows none that is another page's.
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
