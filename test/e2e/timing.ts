import type { Page } from '@playwright/test'

/**
 * Milliseconds from the closing of a popover to the focus on one of `openers`. Starts listening when called; zero if
 * the browser returned the focus by itself before the popover's close event.
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
