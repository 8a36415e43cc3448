import { ClosedDaysControl } from './closed_days_control.tsx'
import { PaintControl } from './paint_control.tsx'
import { HolidaysControl } from './holidays_control.tsx'
import type { FactField } from '#app/company/fact_group.ts'
import { dayNames } from '#app/company/day_span.ts'
import { CheckboxField, fieldId, Labeled, TextField } from '#app/ui/field.tsx'
import { PlainSelect } from './plain_select.tsx'

/** A fact as its control shows it. */
export interface ShownFact {
	name: string
	label: string
	hint: string | undefined
	control: FactField['control']
	choices?: FactField['choices']
	/** Whether it has to have a value. */
	isRequired: boolean
	/** Its value as the control holds it. */
	text: string
}

/** What half the width of a form shows of a line. */
const longest = 36

/** Whether its control takes the whole width of a form: by its kind, or because its text is long. */
export function isWide({ control, text }: ShownFact): boolean {
	return text.length > longest || ['checkbox', 'weekdays', 'url', 'holidays', 'closedDays'].includes(control)
}

/** The control of one company fact. */
export function FactControl({
	field,
	text,
	error,
}: {
	field: ShownFact
	text: string
	error: string | undefined
}) {
	const { name, label, hint, control, choices = [], isRequired } = field
	const common = { name, label, hint, error, defaultValue: text, required: isRequired }
	switch (control) {
		case 'checkbox':
			return <CheckboxField {...{ name, label, hint, error }} value="on" defaultChecked={text === 'on'} />
		case 'weekdays':
			return <Weekdays {...{ name, label, error }} picked={text.split(',')} />
		case 'holidays':
			return <HolidaysControl {...{ name, label, hint, error, text }} />
		case 'closedDays':
			return <ClosedDaysControl {...{ name, label, hint, error, text }} />
		case 'paint':
			return <PaintControl {...{ name, label, hint, error, text }} />
		case 'choice':
			return (
				<Labeled {...{ name, label, hint, error }} isOptional={false} className={undefined}>
					<PlainSelect id={fieldId(name)} name={name} choices={choices.map(asChoice)} chosen={text} />
				</Labeled>
			)
		case 'url':
			return <TextField {...common} type="url" inputMode="url" />
		case 'number':
		case 'hour':
		case 'dollars':
			return <TextField {...common} inputMode="decimal" />
		default:
			return <TextField {...common} type={control} />
	}
}

/** `rear loader` as the line of a list: "Rear loader". */
function asChoice(value: string) {
	return { value, label: value.charAt(0).toUpperCase() + value.slice(1) }
}

function Weekdays({
	name,
	label,
	error,
	picked,
}: {
	name: string
	label: string
	error: string | undefined
	picked: readonly string[]
}) {
	return (
		<fieldset id={fieldId(name)}>
			<legend className="mb-1.5 font-sans text-base leading-normal font-semibold tracking-normal">
				{label}
			</legend>
			<div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-3 gap-y-2">
				{dayNames.map((day, index) => (
					<label key={day} className="flex min-h-8 items-center gap-2">
						<input
							type="checkbox"
							name={name}
							value={index + 1}
							defaultChecked={picked.includes(String(index + 1))}
							className="size-6"
						/>
						{day}
					</label>
				))}
			</div>
			{error && <p className="mt-1.5 font-semibold text-destructive">{error}</p>}
		</fieldset>
	)
}
