import { mostPhotos } from '#app/leads/photos/photo_limits.ts'
import { marksField, marksPath, mostMarksAtOnce, photosField, type TakenMark } from './mark.ts'
import { type StoredMark, settleMarks, waitingMarks } from './mark_store.ts'

/** The state of sending: nothing is left, no connection, the server fails, or the driver must sign in again. */
export type Connection = 'sent' | 'offline' | 'failing' | 'signed-out'

/** The maximum size of a form's marks in bytes without photos, below the server's limit. */
const longestWords = 10_000
const longestWaitMs = 20_000
const longestPhotoMs = 10 * 60_000

/**
 * Sends a driver's waiting marks, oldest first, until none is left or it fails. Windows of one browser take turns. A
 * mark whose response was lost is sent again; the office recognizes it by its key.
 */
export async function sendMarks(
	staff: string,
	onTaken: (taken: readonly TakenMark[]) => void,
	signal: AbortSignal,
): Promise<Connection> {
	return navigator.locks.request('drive-marks', async () => {
		for (;;) {
			const marks = together(await waitingMarks(staff, mostMarksAtOnce))
			if (marks.length === 0) return 'sent'
			const answer = await send(marks, signal)
			if (typeof answer === 'string') return answer
			await settleMarks(answer)
			onTaken(answer)
		}
	})
}

/** Returns as many of the first marks as one form can carry. */
function together(marks: readonly StoredMark[]): StoredMark[] {
	const chosen: StoredMark[] = []
	let words = 0
	let photos = 0
	for (const mark of marks) {
		words += new TextEncoder().encode(JSON.stringify(wordsOf(mark))).length
		photos += mark.photo === null ? 0 : 1
		if (chosen.length > 0 && (words > longestWords || photos > mostPhotos)) break
		chosen.push(mark)
	}
	return chosen
}

function wordsOf({ key, stop, day, state, reason, cart_number, made_at }: StoredMark) {
	return { key, stop, day, state, reason, cart_number, made_at }
}

async function send(
	marks: readonly StoredMark[],
	signal: AbortSignal,
): Promise<readonly TakenMark[] | Connection> {
	const form = new FormData()
	form.set(marksField, JSON.stringify(marks.map(wordsOf)))
	let ms = longestWaitMs
	for (const { key, photo } of marks)
		if (photo !== null) {
			form.append(photosField, photo, `${key}.jpg`)
			ms = longestPhotoMs
		}
	const ends = AbortSignal.any([signal, AbortSignal.timeout(ms)])
	try {
		const init = { method: 'POST', body: form, redirect: 'manual', signal: ends } as const
		const response = await fetch(marksPath, init)
		if (response.status === 401 || response.type === 'opaqueredirect') return 'signed-out'
		if (!response.ok) return 'failing'
		const { taken } = (await response.json()) as { taken: readonly TakenMark[] }
		// A response without any of these marks is not from the office.
		return taken.some(({ key }) => marks.some((mark) => mark.key === key)) ? taken : 'failing'
	} catch {
		return 'offline'
	}
}
