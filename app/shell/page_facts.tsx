import { use } from 'react'
import type { Facts } from '#app/company/facts_type.ts'
import { RenderContext } from './render_context.ts'

const id = 'facts'

const jsonInPage = () => document.getElementById(id)?.textContent ?? ''

/** The company facts embedded in this page. Browser only. */
export function factsInPage(): Facts {
	return JSON.parse(jsonInPage()) as Facts
}

/** The company facts as inert JSON, for hydration (docs/decisions/2026-11-23-company-facts-are-handed-over.md). */
export function PageFacts() {
	return (
		<script
			id={id}
			type="application/json"
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: use(RenderContext)?.facts ?? jsonInPage() }}
		/>
	)
}
