import type { Page } from '@playwright/test'

/**
 * Milliseconds from the closing of a popover to the focus on one of `openers`. Begins to listen when called; zero
 * where the browser has given the focus back by itself before the popover told of its closing.
 */
export function closingToFocus(page: Page, popover: string, openers: string): Promise<number> {
	return page.evaluate(
		([closing, opening]) =>
			new Promise<number>((resolve) => {
				let closedAt = Infinity
				const isBack = () => document.activeElement?.matches(opening) ?? false
				const settle = () => {
					if (closedAt !== Infinity && isBack()) resolve(performance.now() - closedAt)
				}
				document.querySelector(closing)?.addEventListener('toggle', (event) => {
					if ((event as ToggleEvent).newState !== 'closed') return
					closedAt = performance.now()
					settle()
				})
				document.addEventListener('focusin', settle)
			}),
		[popover, openers] as const,
	)
}
