/** What was done with a stop, by the word in the address. */
export const stopSentences: ReadonlyMap<string, string> = new Map([
	['saved', 'Saved.'],
	['done', 'Marked as done.'],
	['not-done', 'Marked as not done. It stays on Today until it is planned again or taken back.'],
	['planned', 'Planned again, for the next day by the schedule.'],
	['taken-back', 'Taken back. Nobody drives there for it.'],
	['repeated', 'Planned once more, for the next day by the schedule. Change it below.'],
	['turn', 'Its turn is set. The others keep their order.'],
	['reverted', 'It is as it was before that change.'],
])
