import { data } from 'react-router'

/** The values of a form whose target was deleted in the meantime, shown once more so that the user can copy them. */
export interface Gone {
	reason: 'gone'
	message: string
	/** The fields that were not empty. */
	values: { label: string; text: string }[]
	/** A link to continue with. */
	next: { to: string; name: string }
}

type Values = Record<string, string | null | undefined>

/**
 * Returns an error for an action to throw if its page no longer exists, so that the office's error screen shows the
 * typed values; their form is gone as well. `values` are keyed by field label; empty ones are left out.
 */
export function gone(message: string, values: Values, next: Gone['next']) {
	const kept = Object.entries(values).flatMap(([label, text]) => (text ? [{ label, text }] : []))
	return data<Gone>({ reason: 'gone', message, values: kept, next }, { status: 410 })
}

/** Returns `gone` for a form about a request. */
export function requestGone(values: Values) {
	const message = 'Somebody deleted this request while you had it open, so nothing was saved or sent.'
	return gone(message, values, { to: '/admin/leads', name: 'Inbox' })
}

/** Returns `gone` for a form about a person. */
export function personGone(values: Values) {
	const message =
		'Somebody merged or erased this person while you had the page open, so nothing was saved or sent.'
	return gone(message, values, { to: '/admin/people', name: 'People' })
}

export function isGone(error: unknown): error is Gone {
	return (error as Partial<Gone> | null)?.reason === 'gone'
}
