/**
 * Acts until all of it fell into one minute of the clock, by which limits count, and returns what came of it. Each
 * attempt has its own number, from 1, for a visitor of its own.
 */
export async function withinOneMinute<Result>(act: (attempt: number) => Promise<Result>): Promise<Result> {
	const minute = () => Math.floor(Date.now() / 60_000)
	for (let attempt = 1; ; attempt += 1) {
		const began = minute()
		const result = await act(attempt)
		if (minute() === began) return result
	}
}
