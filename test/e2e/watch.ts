import type { BrowserContext } from '@playwright/test'

/** The problems that occur in a test's browser; the test fails for each that it has not allowed. */
export interface Problems {
	/** Allows a problem that the test causes on purpose, such as a missing page. */
	allow(problem: RegExp): void
	unexpected(): string[]
}

/**
 * Collects problems of every page of the context: console errors and warnings (including failed loads and hydration
 * errors), uncaught errors, policy violations, and failed requests.
 */
export async function watch(context: BrowserContext, origin: string): Promise<Problems> {
	const found: string[] = []
	const allowed: RegExp[] = []
	context.on('console', (message) => {
		if (message.type() !== 'error' && message.type() !== 'warning') return
		found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
	})
	context.on('weberror', (thrown) => found.push(`uncaught: ${String(thrown.error().stack)}`))
	context.on('requestfailed', (request) => {
		const reason = request.failure()?.errorText
		// Leaving a page aborts its pending requests.
		if (reason === 'net::ERR_ABORTED' || !request.url().startsWith(origin)) return
		found.push(`request failed: ${request.url()} ${reason}`)
	})
	await context.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
			console.error(`Policy violated: ${violatedDirective} ${blockedURI} ${sample}`)
		})
	})
	return {
		allow: (problem) => void allowed.push(problem),
		unexpected: () => found.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
	}
}
