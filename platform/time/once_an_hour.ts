const hourMs = 60 * 60_000

/** True at the first call, and again whenever an hour has passed since it last was; for each key of `of` separately. */
export function onceAnHour(): (of: object, now: Date) => boolean {
	const lastTimes = new WeakMap<object, number>()
	return (of, now) => {
		if (now.getTime() - (lastTimes.get(of) ?? 0) < hourMs) return false
		lastTimes.set(of, now.getTime())
		return true
	}
}
