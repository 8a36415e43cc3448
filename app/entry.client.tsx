import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { builtInFacts } from './company/built_in_facts.ts'
import { type Facts, adoptFacts } from './company/facts.ts'
import { changedFactsInPage } from './shell/changed_facts.tsx'

const changed = changedFactsInPage()
if (changed !== '') adoptFacts({ ...builtInFacts, ...(JSON.parse(changed) as Partial<Facts>) })

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	)
})
