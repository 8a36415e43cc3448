/** A value that is far from the one before, or odd beside others. */
export interface Jump {
	/** The field's. */
	name: string
	label: string
	/** `From $43 to $430: is that right?` */
	text: string
}

/** Values that look like a slip of the finger. `key` says yes to these and to no others. */
export interface JumpsQuestion {
	key: string
	jumps: readonly Jump[]
	/** Whether the password has to be typed besides. */
	asksPassword: boolean
}

/** What a form is asked before it is saved. */
export type Question = EffectsQuestion | JumpsQuestion

/** What a change does, to be seen before it is saved. */
export interface EffectsQuestion {
	/** Says yes to this and nothing else. */
	key: string
	heading: string
	/** The rules as they would be: `From Monday, January 4, 2027: Tuesday (trash every week)`. */
	rules: string[]
	/** Skipped and doubled weeks. */
	warnings: string[]
	/** Whom it reaches, and the next pickup. */
	effects: string[]
}
