/** The page where a token's owner changes, stops or deletes reminders. */
export function manageLink(publicUrl: string, token: string): string {
	return `${publicUrl}${managePath(token)}`
}

export function managePath(token: string, done?: string): string {
	return `/reminders/manage?${new URLSearchParams({ token, ...(done === undefined ? {} : { done }) })}`
}

/** The URL for one-click unsubscribing (RFC 8058). */
export function unsubscribeLink(publicUrl: string, token: string): string {
	return `${publicUrl}/reminders/unsubscribe?${new URLSearchParams({ token })}`
}

/** The page that asks to confirm an address. */
export function confirmLink(publicUrl: string, token: string): string {
	return `${publicUrl}/reminders/confirm?${new URLSearchParams({ token })}`
}

export function areaLink(publicUrl: string, slug: string): string {
	return `${publicUrl}/pickup-day/${slug}`
}
