import { useState } from 'react'
import { closedDayTexts } from '#app/company/fact_text.ts'
import { Button } from '#app/ui/button.tsx'
import { controlClass, fieldId, Select } from '#app/ui/field.tsx'
import type { FieldProps } from './field_props.ts'
import { FactGroupBox } from './fact_group_box.tsx'

const input = `h-12 min-w-0 ${controlClass}`
const choices = [
	{ value: 'moved', label: 'Pickups move' },
	{ value: 'usual', label: 'Pickups as usual' },
]
const empty = { date: '', name: '', pickups: 'moved' }

/** Days when the office is closed in addition to holidays; a day whose date and name are both cleared is removed. */
export function ClosedDaysControl({ name, label, hint, error, defaultValue }: FieldProps) {
	const [days] = useState(() => closedDayTexts(defaultValue))
	const [added, setAdded] = useState(2)
	return (
		<FactGroupBox {...{ name, label, hint, error }}>
			<ul className="@container grid gap-4">
				{Array.from({ length: days.length + added }, (_, index) => (
					<Day key={index} name={name} number={index + 1} day={days[index] ?? empty} />
				))}
			</ul>
			<p className="mt-2 text-[0.9375rem] text-muted-foreground">
				To remove a day, clear its date and its name.
			</p>
			<Button kind="secondary" className="needs-script mt-3" onClick={() => setAdded(added + 1)}>
				Another day
			</Button>
		</FactGroupBox>
	)
}

function Day({ name, number, day }: { name: string; number: number; day: typeof empty }) {
	const which = day.name === '' ? `new closed day ${number}` : day.name
	return (
		<li className="grid gap-2 @xl:grid-cols-[11rem_minmax(0,1fr)_12rem]">
			<input
				type="date"
				name={name}
				defaultValue={day.date}
				aria-label={`Date: ${which}`}
				className={input}
			/>
			<input
				name={name}
				defaultValue={day.name}
				aria-label={`Name: ${which}`}
				placeholder="Name, such as Family day"
				maxLength={60}
				className={input}
			/>
			<Select
				id={`${fieldId(name)}-${number}`}
				name={name}
				aria-label={`Pickups: ${which}`}
				options={choices}
				defaultValue={day.pickups === 'usual' ? 'usual' : 'moved'}
			/>
		</li>
	)
}
