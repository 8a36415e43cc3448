/** What every field of a row's form gets. */
export interface FieldProps {
	name: string
	label: string
	hint?: string | undefined
	error?: string | undefined
	defaultValue: string
	required: boolean
}
