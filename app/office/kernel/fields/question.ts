/** A value that differs suspiciously from the previous one, or from related values. */
export interface Jump {
	/** The field's name. */
	name: string
	label: string
	/** `From $43 to $430: is that right?` */
	text: string
}

/** Values that look like typing mistakes. Submitting `key` confirms exactly these. */
export interface JumpsQuestion {
	key: string
	jumps: readonly Jump[]
	/** Whether the password is required, too. */
	asksPassword: boolean
}

/** A question that must be answered before a form is saved. */
export type Question = EffectsQuestion | JumpsQuestion

/** The effects of a change, to be confirmed before it is saved. */
export interface EffectsQuestion {
	/** Submitting it confirms exactly these effects. */
	key: string
	heading: string
	/** The resulting pickup rules: `From Monday, January 4, 2027: Tuesday (trash every week)`. */
	rules: string[]
	/** Weeks that would be skipped or served twice. */
	warnings: string[]
	/** Who is affected, and the next pickup. */
	effects: string[]
}
