/**
 * A script for pages in browsers whose console cannot be read: from its first run in a document, it collects console errors
 * and warnings, uncaught errors, failed loads and policy violations. The site's own scripts start later, on the first key.
 */
export const listen = `
	if (!window.complaints) {
		const complaints = (window.complaints = [])
		for (const level of ['error', 'warn']) {
			const write = console[level]
			console[level] = (...words) => {
				complaints.push(words.join(' '))
				write.apply(console, words)
			}
		}
		addEventListener('error', ({ message, target }) => complaints.push(message ?? 'failed: ' + (target.src ?? target.href)), true)
		addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
		addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
			complaints.push('policy violated: ' + violatedDirective + ' ' + blockedURI),
		)
	}`
