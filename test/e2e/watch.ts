import type { BrowserContext } from '@playwright/test'

/** What went wrong in a browser without anybody looking: a test fails for each problem it has not allowed. */
export interface Problems {
	/** For a test that brings a problem about on purpose, e.g. a missing page. */
	allow(problem: RegExp): void
	unexpected(): string[]
}

/**
 * Listens to every page of the context: console errors and warnings (the browser's own about refused or failed
 * loads and React's about hydration among them), uncaught errors, policy violations, and requests that failed.
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
		// Leaving a page gives up what it was still loading.
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
