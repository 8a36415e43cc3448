/** The names of controls in a row's form that are not fields of the row. */
export const formControls = {
	intent: 'intent',
	id: 'row-id',
	version: 'row-version',
	seen: 'row-seen',
	password: 'password',
} as const
