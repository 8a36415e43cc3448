/** What becomes of reminders whose area is deleted; `count` is at least 1. */
export function endingReminders(count: number): string {
	const who = count === 1 ? '1 subscription to reminders ends' : `${count} subscriptions to reminders end`
	return `${who}, and an email says so to each. Bringing the area back does not start them again.`
}
