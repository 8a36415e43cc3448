import type { Locator, Page } from '@playwright/test'
import type { SearchResult } from '#app/search/search_response.ts'
import { expect, openHydrated } from './site.ts'

export const searchFunction = '**/functions/semantic-search'
export const searchIndex = '**/search-index.json'
export const searchEvents = '**/functions/search-event'

export const overlay = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' })
export const field = (page: Page): Locator => page.locator('#search-field')
export const options = (page: Page): Locator => overlay(page).getByRole('option')
export const results = (page: Page): Locator => overlay(page).locator('a[role="option"]')
export const group = (page: Page, name: string): Locator => overlay(page).getByRole('group', { name })

/** Opens the overlay and waits until the dialog has hydrated around its field. */
export async function openSearch(page: Page, path = '/'): Promise<void> {
	await openHydrated(page, path)
	await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first().click()
	await expect(overlay(page).getByRole('button', { name: /^Filter and sort/ })).toBeVisible()
}

/** Types a query and waits for the results. */
export async function searchFor(page: Page, query: string): Promise<void> {
	await field(page).fill(query)
	await expect(overlay(page).getByRole('status')).toHaveText(/^\d+ results?$/)
	await expect(results(page).first()).toBeVisible()
}

/** Replaces the search endpoint, for tests of when and whether it responds. */
export async function answerSearch(
	page: Page,
	answer: (query: string) => Promise<readonly SearchResult[]>,
): Promise<void> {
	await page.route(searchFunction, async (route) => {
		const { query } = route.request().postDataJSON() as { query: string }
		// Fulfilling a request that the dialog has aborted fails.
		await route.fulfill({ json: { results: await answer(query) } }).catch(() => undefined)
	})
}

/** A result of the search endpoint. */
export function result(title: string, url: string, similarity: number): SearchResult {
	const metadata = { contentType: 'page', updatedAt: null, popularity: 0 } as const
	return { id: `test-${url}`, title, content: `All about ${title}.`, source_url: url, similarity, metadata }
}
