import { Suspense, use } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Brand } from '#app/shell/brand.tsx'
import { Footer } from '#app/shell/footer.tsx'
import { sampleFacts } from '#test/sample_facts.ts'
import { CallButton } from './call_button.tsx'
import { CallLink } from './call_link.tsx'
import { CurrentFacts } from './current_facts.ts'
import type { Facts } from './facts_type.ts'

const poudre: Facts = { ...sampleFacts, name: 'Poudre Hauling', phone: '(970) 555-0199' }
const mesa: Facts = { ...sampleFacts, name: 'Mesa Hauling', phone: '(303) 555-0187' }

/** Suspends until `when` resolves, then renders the rest of the page. */
function Rest({ when }: { when: Promise<void> }) {
	use(when)
	return (
		<>
			<CallLink />
			<Footer signupUrl={null} />
		</>
	)
}

/** Starts rendering a company's page, which suspends in the middle until `finish` is called. */
async function begin(facts: Facts) {
	const { promise, resolve } = Promise.withResolvers<void>()
	const Page = createRoutesStub([
		{
			path: '/',
			Component: () => (
				<>
					<Brand />
					<CallButton />
					<Suspense fallback="…">
						<Rest when={promise} />
					</Suspense>
				</>
			),
		},
	])
	const stream = await renderToReadableStream(
		<CurrentFacts value={facts}>
			<Page initialEntries={['/']} />
		</CurrentFacts>,
	)
	return {
		async finish() {
			resolve()
			await stream.allReady
			return new Response(stream).text()
		},
	}
}

test('pages of two companies rendered at the same time do not mix, even if each pauses halfway', async () => {
	const first = await begin(poudre)
	const second = await begin(mesa)
	const ofMesa = await second.finish()
	const ofPoudre = await first.finish()
	// Once each in the button, the link and the footer.
	expect(ofPoudre.match(/\(\d{3}\) 555-\d{4}/g)).toEqual(Array(3).fill(poudre.phone))
	expect(ofMesa.match(/\(\d{3}\) 555-\d{4}/g)).toEqual(Array(3).fill(mesa.phone))
	expect(ofPoudre.match(/tel:\+?\d+/g)).toEqual(Array(3).fill('tel:+19705550199'))
	expect(ofMesa.match(/tel:\+?\d+/g)).toEqual(Array(3).fill('tel:+13035550187'))
	expect(ofPoudre).toContain('© <!-- -->Poudre Hauling')
	expect(ofPoudre).not.toContain('Mesa')
	expect(ofMesa).toContain('© <!-- -->Mesa Hauling')
	expect(ofMesa).not.toContain('Poudre')
})
