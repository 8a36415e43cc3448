/**
 * A script for pages of browsers that do not hand out their console: from its first run in a document it collects errors and
 * warnings, uncaught errors, failed loads and violations of the policy. The site's own scripts start later, by the first key.
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
