import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { sampleFacts } from '#test/sample_facts.ts'
import { CurrentFacts } from '#app/company/current_facts.ts'

/** Renders an element at this path with the sample facts and returns its HTML. */
export function rendered(element: ReactNode, path = '/'): string {
	const Page = createRoutesStub([{ path, Component: () => element }])
	return renderToString(
		<CurrentFacts value={sampleFacts}>
			<Page initialEntries={[path]} />
		</CurrentFacts>,
	)
}
