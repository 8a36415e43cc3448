import type { ComponentProps } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import { isOfferedIn } from '#app/company/services.ts'
import { dayNames } from '#app/company/day_span.ts'
import { ErrorNote, errorId, fieldId, Labeled, Select } from '#app/ui/field.tsx'
import { withChosen } from '../parts/with_chosen.ts'
import { RowField } from '../kernel/fields/row_field.tsx'
import { ClosedDaysControl } from './closed_days_control.tsx'
import type { ControlProps } from './control_props.ts'
import { HolidaysControl } from './holidays_control.tsx'
import { PaintControl } from './paint_control.tsx'

/** The control of a field, also of a fact that has one of its own. */
export function FactField(props: ComponentProps<typeof RowField>) {
	const { field, values, errors } = props
	const { services } = useFacts()
	const { name, label, hint } = field
	const error = errors.find((one) => one.field === name)?.message
	const shown = { name, label, hint, error, text: values[name] ?? '' }
	if (field.control !== 'fact') return <RowField {...props} />
	switch (field.kind) {
		case 'weekdays':
			return <Weekdays {...shown} />
		case 'holidays':
			return <HolidaysControl {...shown} />
		case 'closedDays':
			return <ClosedDaysControl {...shown} />
		case 'paint':
			return <PaintControl {...shown} />
		case 'select':
			return (
				<Labeled {...{ name, label, hint, error }} isOptional={false} className={undefined}>
					<Select
						id={fieldId(name)}
						name={name}
						options={withChosen(
							(field.options ?? []).filter(isOfferedIn(services)),
							field.options ?? [],
							shown.text,
						)}
						defaultValue={shown.text}
					/>
				</Labeled>
			)
		default:
			return <RowField {...props} />
	}
}

function Weekdays({ name, label, error, text }: ControlProps) {
	const picked = text.split(',')
	return (
		<fieldset id={fieldId(name)} aria-describedby={error && errorId(name)}>
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
			<ErrorNote name={name} error={error} />
		</fieldset>
	)
}
