import type { FormValues } from '#platform/forms/parse_form.ts'
import { openedName } from './opened_name.ts'

/** What a form was opened with, in the form itself: saving it changes nothing that was left as it was. */
export function OpenedValues({ values }: { values: FormValues }) {
	return Object.entries(values).map(([control, text]) => (
		<input key={control} type="hidden" name={openedName(control)} value={text} />
	))
}
