import { data } from 'react-router'

/** What somebody sent for something that was deleted meanwhile, to be shown to them once more. */
export interface Gone {
	reason: 'gone'
	message: string
	/** Their words, as they typed them. */
	typed: { label: string; text: string }[]
	/** Where they can go on. */
	next: { to: string; name: string }
}

type Typed = Record<string, string | null | undefined>

/**
 * To be thrown by an action whose page is no longer there, so that the office's error screen gives the words back: a form that
 * could show them is gone, too. `typed` has the labels of its fields; empty ones are left out.
 */
export function gone(message: string, typed: Typed, next: Gone['next']) {
	const kept = Object.entries(typed).flatMap(([label, text]) => (text ? [{ label, text }] : []))
	return data<Gone>({ reason: 'gone', message, typed: kept, next }, { status: 410 })
}

/** `gone` for a form of a request. */
export function requestGone(typed: Typed) {
	const message = 'Somebody deleted this request while you had it open, so nothing was saved or sent.'
	return gone(message, typed, { to: '/admin/leads', name: 'Inbox' })
}

/** `gone` for a form of a person's page. */
export function personGone(typed: Typed) {
	const message =
		'Somebody merged or erased this person while you had the page open, so nothing was saved or sent.'
	return gone(message, typed, { to: '/admin/people', name: 'People' })
}

export function isGone(error: unknown): error is Gone {
	return (error as Partial<Gone> | null)?.reason === 'gone'
}
