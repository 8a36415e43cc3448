import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Passes are not reported: collecting them takes longer than the checks. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

/**
 * axe's violations on the page as it is: all rules in the light scheme, contrast in the dark one as well. Legacy mode
 * skips cross-origin frames, of which we have none, and needs no second page.
 */
export async function findings(page: Page): Promise<string[]> {
	// Colors in transition from one scheme to the other are neither's.
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
	const light = await axe(page).withTags(standards).analyze()
	await page.emulateMedia({ colorScheme: 'dark' })
	const dark = await axe(page).withRules(['color-contrast']).analyze()
	await page.emulateMedia({ colorScheme: 'light' })
	return [...light.violations, ...dark.violations].flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
	)
}
