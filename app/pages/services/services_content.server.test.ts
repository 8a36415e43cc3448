import { builtInLivery } from '#art/livery.ts'
import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { services } from '#db/seed/services.ts'
import { servicesContent } from './services_content.server.ts'

const today = new Date('2026-11-21T12:00:00Z')

test('LG-05 every service of the office is listed with its facts and the page it leads to', () => {
	const { offers } = servicesContent(builtInSnapshot(), today)
	expect(offers.map(({ slug, to }) => [slug, to])).toEqual([
		['residential', '/residential'],
		['recycling', '/residential'],
		['lawn', '/residential'],
		['commercial', '/commercial'],
		['roll-off', '/roll-off-dumpsters'],
		['hoa', '/hoa-services'],
	])
	expect(JSON.stringify(offers)).not.toContain('{{')
})

test('a service added by the office links to no page yet, and if the list cannot be read, the built-in one is shown', () => {
	const added = {
		...services[0],
		id: 'x',
		slug: 'dump-runs',
		name: 'Dump runs',
		description: 'We drive.',
		service: null,
	}
	const { offers } = servicesContent(
		{
			services: { ok: true, rows: [added as (typeof services)[0]] },
			facts: sampleFacts,
			livery: builtInLivery,
		},
		today,
	)
	expect(offers).toEqual([{ slug: 'dump-runs', name: 'Dump runs', description: 'We drive.', to: null }])
	expect(
		servicesContent({ services: { ok: false }, facts: sampleFacts, livery: builtInLivery }, today).offers,
	).toHaveLength(services.length)
})
