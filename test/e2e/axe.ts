import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What is in order is not written down: that takes longer than looking. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

/**
 * What axe finds on the page as it stands: everything by day, contrast by night as well. In its legacy mode it looks
 * into no foreign frames, of which we have none, and needs no second page.
 */
export async function findings(page: Page): Promise<string[]> {
	// Colors that are still on their way from one scheme to the other are nobody's.
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
	const light = await axe(page).withTags(standards).analyze()
	await page.emulateMedia({ colorScheme: 'dark' })
	const dark = await axe(page).withRules(['color-contrast']).analyze()
	await page.emulateMedia({ colorScheme: 'light' })
	return [...light.violations, ...dark.violations].flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
	)
}
