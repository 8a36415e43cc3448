import { mostPhotos } from '#app/leads/photos/photo_limits.ts'
import { marksField, marksPath, mostMarksAtOnce, photosField, type TakenMark } from './mark.ts'
import { type StoredMark, settleMarks, waitingMarks } from './mark_store.ts'

/** How it went: nothing is left, there is no connection, the server takes nothing, or the driver must sign in again. */
export type Connection = 'sent' | 'offline' | 'failing' | 'signed-out'

/** Words of a form together stay below what the server reads of one. */
const longestWords = 10_000
const longestWaitMs = 20_000
const longestPhotoMs = 10 * 60_000

/**
 * Sends what waits of a driver, the oldest first, until nothing is left or it fails. Two windows of one browser take turns. A mark that
 * arrived without the phone hearing of it is sent again; the office knows it by its key.
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

/** The first marks that one form can carry. */
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
		// An answer that names none of them is not the office's.
		return taken.some(({ key }) => marks.some((mark) => mark.key === key)) ? taken : 'failing'
	} catch {
		return 'offline'
	}
}
