import { test as base } from './site.ts'

export const portals = {
	ordering: 'https://order.example/hauler',
	signup: 'https://signup.example/hauler',
	reviews: 'https://reviews.example/hauler',
}

/** `test` with a site whose third-party slots (decision D23) are all configured with a local server. */
export const test = base.extend({
	environment: async ({ thirdParty }, provide) =>
		provide({
			ORDERING_URL: portals.ordering,
			SIGNUP_URL: portals.signup,
			REVIEWS_SEARCH_URL: portals.reviews,
			REVIEWS_WIDGET_URL: `${thirdParty.url}/reviews.js`,
			MAP_EMBED_URL: `${thirdParty.url}/map`,
			ANALYTICS_URL: `${thirdParty.url}/tag.js`,
		}),
})
