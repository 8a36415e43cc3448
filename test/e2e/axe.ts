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

/** Passes are not reported: collecting them takes longer than the checks. */
const resultTypes = ['violations'] satisfies RunOptions['resultTypes']
const all: RunOptions = {
	resultTypes,
	runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** The rules about colors: only these can find something else in the dark scheme. */
const ofColors: RunOptions = {
	resultTypes,
	runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/**
 * axe's violations on the page as it is, or within `selector`: all rules in the light scheme, those about colors in the
 * dark one as well. The library is loaded once a document, since that takes longer than checking many a page.
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
	// Colors in transition from one scheme to the other are neither's.
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
	const light = await look(all)
	await page.emulateMedia({ colorScheme: 'dark' })
	const dark = await look(ofColors)
	await page.emulateMedia({ colorScheme: 'light' })
	return [...light, ...dark]
}
