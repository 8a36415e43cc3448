/** The page that changes, stops or deletes reminders, for whoever has the token. */
export function manageLink(publicUrl: string, token: string): string {
	return `${publicUrl}${managePath(token)}`
}

export function managePath(token: string, done?: string): string {
	return `/reminders/manage?${new URLSearchParams({ token, ...(done === undefined ? {} : { done }) })}`
}

/** Where a mail program ends reminders by one POST (RFC 8058). */
export function unsubscribeLink(publicUrl: string, token: string): string {
	return `${publicUrl}/reminders/unsubscribe?${new URLSearchParams({ token })}`
}

/** The page that asks whether an address is theirs. */
export function confirmLink(publicUrl: string, token: string): string {
	return `${publicUrl}/reminders/confirm?${new URLSearchParams({ token })}`
}

export function areaLink(publicUrl: string, slug: string): string {
	return `${publicUrl}/pickup-day/${slug}`
}
