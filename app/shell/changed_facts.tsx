import { use } from 'react'
import { RenderContext } from './render_context.ts'

const id = 'changed-facts'

/** The company facts in this page that differ from the built-in ones, as JSON; empty when none do. Browser only. */
export function changedFactsInPage(): string {
	return typeof document === 'undefined' ? '' : (document.getElementById(id)?.textContent ?? '')
}

/**
 * The facts that differ from those in the bundles, as inert JSON for hydration. Most pages have none
 * (docs/decisions/2026-11-22-facts-are-arguments-on-the-server.md).
 */
export function ChangedFacts() {
	const json = use(RenderContext)?.changedFacts ?? changedFactsInPage()
	return json === '' ? null : (
		<script
			id={id}
			type="application/json"
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: json }}
		/>
	)
}
