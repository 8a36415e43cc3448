/** A name as people write theirs: letters, initials and titles such as `J. R. Hill` and `Jr.`, couples such as `Mary & John Hill`. */
const plausibleName =
	/^(?=.*\p{L})(?:[\p{L}\p{M}'’ &-]|(?<=(?:^|[ .])(?:\p{L}|[JS]r|Dr|St|Mrs?|Ms))\.){1,40}$/u

/** Greets by name only if it looks like one; otherwise our receipt could carry a stranger's text or links to anyone. */
export function greeting(name: string): string {
	return plausibleName.test(name) ? `Hello ${name},` : 'Hello,'
}
