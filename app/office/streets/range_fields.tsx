import type { FieldError } from '#platform/forms/field_error.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import type { WrittenRange } from './ranges/range_rules.ts'
import { narrowestSpan } from './ranges/range_width.ts'

const sides = [
	{ value: 'all', label: 'Both sides' },
	{ value: 'odd', label: 'Odd numbers' },
	{ value: 'even', label: 'Even numbers' },
]

interface Props {
	values: WrittenRange
	errors: readonly FieldError[]
	areas: readonly { value: string; label: string }[]
}

/** The fields of a range. */
export function RangeFields({ values, errors, areas }: Props) {
	const of = (name: keyof WrittenRange) => ({
		name,
		defaultValue: values[name],
		error: errors.find(({ field }) => field === name)?.message,
	})
	return (
		<>
			<TextField {...of('street')} label="Street" required maxLength={80} className="sm:col-span-2" />
			<TextField {...of('from')} label="From number" required inputMode="numeric" maxLength={6} />
			<TextField
				{...of('to')}
				label="To number"
				hint={`At least ${narrowestSpan} higher: a range is a block, never a house.`}
				required
				inputMode="numeric"
				maxLength={6}
			/>
			<SelectField {...of('side')} label="Side" options={sides} required />
			<TextField {...of('zip')} label="ZIP code" inputMode="numeric" maxLength={10} />
			<SelectField {...of('area')} label="Pickup area" options={areas} required className="sm:col-span-2" />
		</>
	)
}
