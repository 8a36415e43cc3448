import type { ComponentProps } from 'react'
import { dayNames } from '#app/company/day_span.ts'
import type { FactControl } from '#app/company/fact_kinds.ts'
import { TextField } from '#app/ui/field.tsx'
import { ChoiceField } from './choice_field.tsx'
import { ClosedDaysControl } from './closed_days_control.tsx'
import { FactGroupBox } from './fact_group_box.tsx'
import type { FieldProps } from './field_props.ts'
import { HolidaysControl } from './holidays_control.tsx'
import { OnOffField } from './on_off_field.tsx'
import { PaintControl } from './paint_control.tsx'

interface Props extends ComponentProps<typeof ChoiceField> {
	kind: FactControl
}

/** The control of a company fact. */
export function FactField({ kind, options, none, ...props }: Props) {
	switch (kind) {
		case 'checkbox':
			return <OnOffField {...props} />
		case 'select':
			return <ChoiceField {...props} {...{ options, none }} />
		case 'weekdays':
			return <Weekdays {...props} />
		case 'holidays':
			return <HolidaysControl {...props} />
		case 'closedDays':
			return <ClosedDaysControl {...props} />
		case 'paint':
			return <PaintControl {...props} />
		case 'url':
			return <TextField {...props} type="url" inputMode="url" />
		case 'number':
		case 'hour':
		case 'dollars':
			return <TextField {...props} inputMode="decimal" />
		case 'tel':
		case 'email':
		case 'time':
			return <TextField {...props} type={kind} />
		default:
			return <TextField {...props} />
	}
}

function Weekdays(props: FieldProps) {
	const { name, defaultValue } = props
	const picked = defaultValue.split(',')
	return (
		<FactGroupBox {...props}>
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
		</FactGroupBox>
	)
}
