import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { CurrentFacts } from './company/current_facts.ts'
import * as root from './root.tsx'
import { factsInPage } from './shell/page_facts.tsx'
import * as site from './site.tsx'

// The layout's modules are part of the entry, which saves two requests; <Boot> loads the page's own.
if (import.meta.env.PROD) Object.assign(window.__reactRouterRouteModules ?? {}, { root, site })

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<CurrentFacts value={factsInPage()}>
				<HydratedRouter />
			</CurrentFacts>
		</StrictMode>,
	)
})
