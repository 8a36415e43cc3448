import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.tsx'

test('each link is followed by one stroke, so that no line begins with one', () => {
	const crumbs = ['Home', 'Residential', 'Windsor'].map((name) => ({ name, path: `/${name}` }))
	const Stub = createRoutesStub([{ path: '/', Component: () => <Breadcrumbs crumbs={crumbs} /> }])
	const text = renderToString(<Stub initialEntries={['/']} />).replaceAll(/<[^>]*>/g, '')
	expect(text).toBe('Home/Residential/Windsor')
})
