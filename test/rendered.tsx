import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { sampleFacts } from '#test/sample_facts.ts'
import { CurrentFacts } from '#app/company/current_facts.ts'

/** The HTML of a part of a page at this path, with the built-in company facts. */
export function rendered(element: ReactNode, path = '/'): string {
	const Page = createRoutesStub([{ path, Component: () => element }])
	return renderToString(
		<CurrentFacts value={sampleFacts}>
			<Page initialEntries={[path]} />
		</CurrentFacts>,
	)
}
