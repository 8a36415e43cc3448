import type { FormValues } from '#platform/forms/parse_form.ts'

/** The name of the control that carries what a form was opened with in the control of this name. */
export const openedName = (control: string) => `was_${control}`

/** What a form was opened with, in the form itself: saving it changes nothing that was left as it was. */
export function OpenedValues({ values }: { values: FormValues }) {
	return Object.entries(values).map(([control, text]) => (
		<input key={control} type="hidden" name={openedName(control)} value={text} />
	))
}
