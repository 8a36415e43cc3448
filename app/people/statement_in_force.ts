/** Something said about texts to a number. */
export interface Statement {
	isGranted: boolean
	by: 'form' | 'voice' | 'text'
	/** Said of this very number; not where somebody was asked without saying which. */
	isOfNumber: boolean
	/** ISO-8601 UTC. */
	at: string
}

/**
 * Which of these holds; undefined where nothing was said. Anybody can type a number into a form, so a form takes back nothing
 * that was texted from the number or heard by us, and a STOP ends only by a text or by a yes that was heard for this number.
 */
export function statementInForce<Said extends Statement>(said: readonly Said[]): Said | undefined {
	const refusal = latest(said.filter(({ isGranted, by }) => !isGranted && by !== 'form'))
	const stop = latest(said.filter(({ isGranted, by }) => !isGranted && by === 'text'))
	const isAfter = (one: Said, other: Said | undefined) => other === undefined || one.at > other.at
	const takesBack = (one: Said) => isAfter(one, stop) && one.by !== 'form' && one.isOfNumber && one.isGranted
	// What is refused while a STOP holds leaves it a STOP, which START ends.
	if (stop && !said.some(takesBack)) return stop
	const ended = latest(said.filter((one) => one.isGranted && one.by !== 'form' && isAfter(one, refusal)))
	if (refusal && !ended) return refusal
	return latest(said)
}

/** Of two things said at the same moment the refusal. */
function latest<Said extends Statement>(said: readonly Said[]): Said | undefined {
	return said.toSorted((a, b) => b.at.localeCompare(a.at) || Number(a.isGranted) - Number(b.isGranted))[0]
}
