/** A sentence about reminders that end when their area is deleted; `count` is at least 1. */
export function endingReminders(count: number): string {
	const who = count === 1 ? '1 subscription to reminders ends' : `${count} subscriptions to reminders end`
	return `${who}, and an email says so to each. Bringing the area back does not start them again.`
}

/** A sentence about reminders that pause while their area is off the site; null if there are none. */
export function restingReminders(count: number): string | null {
	if (count === 0) return null
	const who =
		count === 1 ? '1 person has reminders and gets none' : `${count} people have reminders and get none`
	return `${who} while it is off the site. Nobody is told, unless the pickup area is deleted.`
}
