import { TextField } from '#app/ui/field.tsx'

interface Props {
	/** The name of the control. */
	name: string
	/** `YYYY-MM-DD`. */
	first: string
	last: string
	value?: string | undefined
	error?: string | undefined
	/** The verb on the form's button, where an empty day means at once; left out where a day is needed. */
	verb?: 'save' | 'publish'
	hint?: string | undefined
}

/** In a form of facts or content: the day on which the changes take effect, empty for at once. */
export function DayField({ name, first, last, value = '', error, verb, hint }: Props) {
	return (
		<TextField
			name={name}
			type="date"
			label="From a day on"
			min={first}
			max={last}
			defaultValue={value}
			error={error}
			required={verb === undefined}
			hint={
				hint ??
				`${verb ? `Empty: as soon as you ${verb}. With a day, what` : 'What'} you changed appears by itself at midnight.`
			}
			className="max-w-md"
		/>
	)
}
