/** What a change does, to be seen before it is saved. */
export interface Question {
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
