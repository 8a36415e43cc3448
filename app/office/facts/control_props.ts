/** What a control for a fact of several values gets. */
export interface ControlProps {
	name: string
	label: string
	hint: string | undefined
	error: string | undefined
	/** The fact's value as text (`factText`). */
	text: string
}
