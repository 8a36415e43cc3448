import type { BrowserContext } from '@playwright/test'

/** Problems in a browser that nobody looks at: a test fails for each that it has not allowed. */
export interface Problems {
	/** For a test that causes a problem on purpose, e.g. a missing page. */
	allow(problem: RegExp): void
	unexpected(): string[]
}

/**
 * Listens to every page of the context: console errors and warnings (failed loads and hydration included), uncaught
 * errors, policy violations, and failed requests.
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
		// Leaving a page aborts what it was still loading.
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
