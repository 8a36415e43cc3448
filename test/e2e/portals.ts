import { test as base } from './site.ts'
import { openThirdParty, type ThirdParty } from './third_party.ts'

export const portals = {
	ordering: 'https://order.example/hauler',
	signup: 'https://signup.example/hauler',
	reviews: 'https://reviews.example/hauler',
}

/** `test` with a site whose third-party slots are all configured (decision D23) to a local server. */
export const test = base.extend<object, { thirdParty: ThirdParty }>({
	thirdParty: [
		// oxlint-disable-next-line no-empty-pattern
		async ({}, provide) => {
			const thirdParty = await openThirdParty()
			await provide(thirdParty)
			await thirdParty.close()
		},
		{ scope: 'worker' },
	],
	environment: [
		async ({ thirdParty }, provide) => {
			await provide({
				ORDERING_URL: portals.ordering,
				SIGNUP_URL: portals.signup,
				REVIEWS_SEARCH_URL: portals.reviews,
				REVIEWS_WIDGET_URL: `${thirdParty.url}/reviews.js`,
				MAP_EMBED_URL: `${thirdParty.url}/map`,
				ANALYTICS_URL: `${thirdParty.url}/tag.js`,
			})
		},
		{ scope: 'worker' },
	],
})
