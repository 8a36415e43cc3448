import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

declare global {
	interface Window {
		axe: typeof import('axe-core')
	}
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Only violations are reported, since collecting passes takes longer than the checks. */
const resultTypes = ['violations'] satisfies RunOptions['resultTypes']
const all: RunOptions = {
	resultTypes,
	runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** The rules about colors, the only ones whose results can differ in the dark scheme. */
const ofColors: RunOptions = {
	resultTypes,
	runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/**
 * The axe violations on the page as it is, or within `selector`: of all rules in the light scheme, and of the color rules in
 * the dark scheme. The library is loaded once per document, since loading takes longer than checking most pages.
 */
export async function findings(page: Page, selector = 'html'): Promise<string[]> {
	for (const frame of page.frames()) {
		if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
	}
	const look = (options: RunOptions) =>
		page.evaluate(
			async ([within, how]) => {
				const { violations } = await window.axe.run(within, how)
				return violations.flatMap(({ id, nodes }) =>
					nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
				)
			},
			[selector, options] as const,
		)
	// Reduced motion turns off transitions, during which colors belong to neither scheme.
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
	const light = await look(all)
	await page.emulateMedia({ colorScheme: 'dark' })
	const dark = await look(ofColors)
	await page.emulateMedia({ colorScheme: 'light' })
	return [...light, ...dark]
}
