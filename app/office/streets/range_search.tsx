import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FilterSelect } from '../parts/filter_select.tsx'

interface Props {
	street: string
	area: string
	areas: readonly { value: string; label: string }[]
}

/** The list's filters: a GET form. */
export function RangeSearch({ street, area, areas }: Props) {
	return (
		<search key={`${street} ${area}`} aria-label="Streets" className="mb-5 block">
			<Form method="get" className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
				<div>
					<label htmlFor="street-search" className="mb-1 block text-[0.9375rem] font-semibold">
						Street
					</label>
					<input
						id="street-search"
						name="street"
						type="search"
						defaultValue={street}
						maxLength={80}
						className="h-12 w-full rounded-md border border-input bg-card px-3.5 text-base text-card-foreground"
					/>
				</div>
				<FilterSelect
					name="area"
					label="Area"
					value={area}
					options={[{ value: '', label: 'All areas' }, ...areas]}
				/>
				<Button type="submit" kind="secondary">
					<Icon name="search" />
					Find
				</Button>
			</Form>
		</search>
	)
}
