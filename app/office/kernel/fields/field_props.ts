/** The props of every field in a row's form. */
export interface FieldProps {
	name: string
	label: string
	hint?: string | undefined
	error?: string | undefined
	defaultValue: string
	required: boolean
}
