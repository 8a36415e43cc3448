import { use } from 'react'
import { builtInFacts } from '#app/company/built_in_facts.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { RenderContext } from './render_context.ts'

const id = 'changed-facts'

/** The company facts in this page that differ from the built-in ones, as JSON; empty when none do. Browser only. */
function changedFactsInPage(): string {
	return typeof document === 'undefined' ? '' : (document.getElementById(id)?.textContent ?? '')
}

/** The company facts that this page came with. Browser only. */
export function factsInPage(): Facts {
	return { ...builtInFacts, ...(JSON.parse(changedFactsInPage() || '{}') as Partial<Facts>) }
}

/**
 * The facts that differ from those in the bundles, as inert JSON for hydration. Most pages have none
 * (docs/decisions/2026-11-23-company-facts-are-handed-over.md).
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
