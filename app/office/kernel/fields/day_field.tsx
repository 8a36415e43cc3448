import { errorOf, type FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { TextField } from '#app/ui/field.tsx'
import { dayControl } from './plan_day.ts'

interface Props {
	/** `YYYY-MM-DD`. */
	first: string
	last: string
	values: FormValues
	errors: readonly FieldError[]
	/** The verb on the form's button. Omitted if a day is required; otherwise an empty day means immediately. */
	verb?: 'save' | 'publish'
	hint?: string | undefined
}

/** The day on which a form's changes take effect; empty for immediately. */
export function DayField({ first, last, values, errors, verb, hint }: Props) {
	return (
		<TextField
			name={dayControl}
			type="date"
			label="From a day on"
			min={first}
			max={last}
			defaultValue={values[dayControl] ?? ''}
			error={errorOf(errors, dayControl)}
			required={verb === undefined}
			hint={
				hint ??
				`${verb ? `Empty: as soon as you ${verb}. With a day, what` : 'What'} you changed appears by itself at midnight.`
			}
			className="max-w-md"
		/>
	)
}
