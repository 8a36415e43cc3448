import { data } from 'react-router'

/** What somebody sent for something that was deleted meanwhile, to be shown to them once more. */
export interface Gone {
	reason: 'gone'
	message: string
	/** The fields of their form that held something. */
	values: { label: string; text: string }[]
	/** Where they can go on. */
	next: { to: string; name: string }
}

type Values = Record<string, string | null | undefined>

/**
 * To be thrown by an action whose page is no longer there, so that the office's error screen gives the words back: a form that
 * could show them is gone, too. `values` are by the labels of its fields; empty ones are left out.
 */
export function gone(message: string, values: Values, next: Gone['next']) {
	const kept = Object.entries(values).flatMap(([label, text]) => (text ? [{ label, text }] : []))
	return data<Gone>({ reason: 'gone', message, values: kept, next }, { status: 410 })
}

/** `gone` for a form of a request. */
export function requestGone(values: Values) {
	const message = 'Somebody deleted this request while you had it open, so nothing was saved or sent.'
	return gone(message, values, { to: '/admin/leads', name: 'Inbox' })
}

/** `gone` for a form of a person's page. */
export function personGone(values: Values) {
	const message =
		'Somebody merged or erased this person while you had the page open, so nothing was saved or sent.'
	return gone(message, values, { to: '/admin/people', name: 'People' })
}

export function isGone(error: unknown): error is Gone {
	return (error as Partial<Gone> | null)?.reason === 'gone'
}
