import { expect, test } from 'vitest'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'the ways to service requests and pickup days', (fresh) => {
	const serve = async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		return async (path: string) => {
			const html = await (await fetch(url + path)).text()
			return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
		}
	}

	test.each(['/pay-my-bill', '/contact', '/help', '/residential', '/residential/windsor'])(
		'PD-33 %s leads to service requests',
		async (path) => {
			const main = await serve()
			expect(await main(path)).toContain('href="/service-request"')
		},
	)

	test('PD-33 help articles link to the service request or page that their readers need; an article without one links to none', async () => {
		const main = await serve()
		for (const [slug, step] of [
			['missed-pickup', '/service-request?kind=missed'],
			['cart-repair', '/service-request?kind=broken-cart'],
			['cart-size', '/service-request?kind=other-cart'],
			['bulky-items', '/service-request?kind=extra'],
			['skip-or-pause', '/service-request?kind=skip'],
			['cancel-service', '/service-request?kind=stop'],
			['holiday-weeks', '/pickup-day'],
			['where-we-pick-up', '/pickup-day'],
			['text-notifications', '/reminders'],
		] as const)
			expect(await main(`/help/${slug}`), slug).toContain(`href="${step}"`)
		expect(await main('/help/recycling-guide')).not.toContain('/service-request')
	})

	test('PD-33 a town’s page links to the pickup days of its own areas only', async () => {
		const main = await serve()
		const windsor = await main('/residential/windsor')
		expect(windsor.match(/"\/pickup-day\/[^"]*"/g)?.toSorted()).toEqual([
			'"/pickup-day/windsor-lake"',
			'"/pickup-day/windsor-raindance"',
		])
	})
})
