/** A statement about texts to a number: consent or refusal. */
export interface Statement {
	isGranted: boolean
	by: 'form' | 'voice' | 'text'
	/** Whether it is about this very number; false if the person was asked without naming one. */
	isOfNumber: boolean
	/** ISO 8601, UTC. */
	at: string
}

/**
 * The statement in force; undefined if there is none. Anyone can type a number into a form, so a form
 * overrides no refusal that was texted or spoken, and only a text or a spoken yes for this very number ends a
 * STOP.
 */
export function statementInForce<Kind extends Statement>(statements: readonly Kind[]): Kind | undefined {
	const refusal = latest(statements.filter(({ isGranted, by }) => !isGranted && by !== 'form'))
	const stop = latest(statements.filter(({ isGranted, by }) => !isGranted && by === 'text'))
	const isAfter = (one: Kind, other: Kind | undefined) => other === undefined || one.at > other.at
	const takesBack = (one: Kind) => isAfter(one, stop) && one.by !== 'form' && one.isOfNumber && one.isGranted
	// A further refusal during a STOP does not replace it, since START ends it.
	if (stop && !statements.some(takesBack)) return stop
	const ended = latest(
		statements.filter((one) => one.isGranted && one.by !== 'form' && isAfter(one, refusal)),
	)
	if (refusal && !ended) return refusal
	return latest(statements)
}

/** The latest statement; if two are simultaneous, the refusal. */
function latest<Kind extends Statement>(statements: readonly Kind[]): Kind | undefined {
	return statements.toSorted(
		(a, b) => b.at.localeCompare(a.at) || Number(a.isGranted) - Number(b.isGranted),
	)[0]
}
