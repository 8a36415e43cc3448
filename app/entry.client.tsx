import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { builtInFacts } from './company/built_in_facts.ts'
import { adoptFacts } from './company/facts.ts'
import type { Facts } from './company/facts_type.ts'
import * as root from './root.tsx'
import { changedFactsInPage } from './shell/changed_facts.tsx'
import * as site from './site.tsx'

const changed = changedFactsInPage()
if (changed !== '') adoptFacts({ ...builtInFacts, ...(JSON.parse(changed) as Partial<Facts>) })

// The layout's modules are part of the entry, which saves two requests; <Boot> loads the page's own.
if (import.meta.env.PROD) Object.assign(window.__reactRouterRouteModules ?? {}, { root, site })

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	)
})
