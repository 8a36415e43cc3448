/** Greets by name only if it looks like one; otherwise our receipt could carry a stranger's text or links to anyone. */
export function greeting(name: string): string {
	return /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name) ? `Hello ${name},` : 'Hello,'
}
