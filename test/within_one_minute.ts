/**
 * Repeats `act` until a run falls within one clock minute, which limits count by, and returns its result. Attempts are
 * numbered from 1, so that each can act as a different visitor.
 */
export async function withinOneMinute<Result>(act: (attempt: number) => Promise<Result>): Promise<Result> {
	const minute = () => Math.floor(Date.now() / 60_000)
	for (let attempt = 1; ; attempt += 1) {
		const began = minute()
		const result = await act(attempt)
		if (minute() === began) return result
	}
}
