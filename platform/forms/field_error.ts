/** What is wrong with one field of a form, as a sentence for the user who filled it in. */
export interface FieldError {
	/** The field's name; for an error of several fields, the name of their group. */
	field: string
	message: string
	/** A value that would be accepted; the form shows it in the field when it is rendered again. */
	instead?: string
}

/** The error message of this field, if any. */
export function errorOf(errors: readonly FieldError[] | undefined, name: string): string | undefined {
	return errors?.find(({ field }) => field === name)?.message
}
