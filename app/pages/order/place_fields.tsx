import { use } from 'react'
import { formatDay } from '#platform/time/format_day.ts'
import type { ControlProps } from '#app/leads/form_fields.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { OrderOptionsContext } from './order_options.ts'
import { PlaceNote } from './place_note.tsx'

const townList = 'order-towns'

/** The ordered service, which is chosen by a link. */
export function ServiceField({ name }: ControlProps) {
	const { service } = use(OrderOptionsContext)
	return <input type="hidden" name={name} value={service} />
}

/** The town, with ours as suggestions; any other can be typed, and the form then offers a quote request. */
export function TownField({
	name,
	field: { label, required, autoComplete, className },
	value,
	error,
}: ControlProps) {
	const { towns } = use(OrderOptionsContext)
	return (
		<div className={className}>
			<TextField {...{ name, label, required, autoComplete, error }} list={townList} defaultValue={value} />
			<datalist id={townList}>
				{towns.map((town) => (
					<option key={town}>{town}</option>
				))}
			</datalist>
		</div>
	)
}

/** The place found for the address, and a choice of areas if it is ambiguous. */
export function AreaField({ name, field, error }: ControlProps) {
	const { place } = use(OrderOptionsContext)
	const found = place?.kind === 'area' ? place.slug : place?.kind === 'unlisted' ? place.townSlug : ''
	return (
		<div className={place ? field.className : 'contents'} aria-live="polite">
			{place?.kind !== 'choose' && <input type="hidden" name={name} value={found} />}
			{place && <PlaceNote {...{ place, name, field, error }} />}
		</div>
	)
}

/** The weeks in which service can begin; the first is preselected. */
export function WeekField({ name, field: { label, className }, value, error }: ControlProps) {
	const { service, weeks } = use(OrderOptionsContext)
	return (
		<SelectField
			// The key resets the choice, because another service has other weeks.
			key={service}
			{...{ name, label, className, error }}
			required
			placeholder="Choose a week"
			options={weeks.map((week) => ({ value: week, label: formatDay(week) }))}
			defaultValue={weeks.find((week) => week === value) ?? weeks[0]}
		/>
	)
}
