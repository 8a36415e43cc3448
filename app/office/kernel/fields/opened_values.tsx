import type { FormValues } from '#platform/forms/parse_form.ts'
import { openedName } from './opened_name.ts'

/** Hidden controls with a form's initial values, so that saving changes only the fields that were edited. */
export function OpenedValues({ values }: { values: FormValues }) {
	return Object.entries(values).map(([control, text]) => (
		<input key={control} type="hidden" name={openedName(control)} value={text} />
	))
}
