/** A name as people write theirs: letters, initials such as `J. R. Hill`, couples such as `Mary & John Hill`. */
const plausibleName = /^(?:[\p{L}\p{M}'’& -]|\.(?= |$)){1,40}$/u

/** Greets by name only if it looks like one; otherwise our receipt could carry a stranger's text or links to anyone. */
export function greeting(name: string): string {
	return plausibleName.test(name) ? `Hello ${name},` : 'Hello,'
}
