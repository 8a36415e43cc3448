/** What is wrong with one field of a form, as a sentence for whoever filled it in. */
export interface FieldError {
	/** The field's name; what is wrong with no single field carries the name of the group. */
	field: string
	message: string
	/** What would do in its place: the form has it when it is shown again. */
	instead?: string
}

/** What is wrong with this field. */
export function errorOf(errors: readonly FieldError[] | undefined, name: string): string | undefined {
	return errors?.find(({ field }) => field === name)?.message
}
