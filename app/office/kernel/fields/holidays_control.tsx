import { holidayKeys, holidays } from '#app/company/holidays.ts'
import { fieldId, Select } from '#app/ui/field.tsx'
import type { FieldProps } from './field_props.ts'
import { FactGroupBox } from './fact_group_box.tsx'

const choices = [
	['moved', 'Closed, pickups move'],
	['usual', 'Office closed, pickups as usual'],
	['open', 'Open'],
] as const

/** A select per holiday; together they are one value of the form. */
export function HolidaysControl({ name, label, hint, error, defaultValue }: FieldProps) {
	const pairs = defaultValue.split(',')
	return (
		<FactGroupBox {...{ name, label, hint, error }}>
			<div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
				{holidayKeys.map((key) => (
					<label key={key} htmlFor={`${fieldId(name)}-${key}`} className="block">
						<span className="mb-1 block">{holidays[key].name}</span>
						<Select
							id={`${fieldId(name)}-${key}`}
							name={name}
							options={choices.map(([rule, words]) => ({ value: `${key}:${rule}`, label: words }))}
							defaultValue={pairs.find((pair) => pair.startsWith(`${key}:`)) ?? `${key}:open`}
						/>
					</label>
				))}
			</div>
		</FactGroupBox>
	)
}
