import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { MergeConflict } from '../parts/merge_conflict.tsx'
import type { PersonValues } from './change_person.server.ts'
import type { Refusal } from '../kernel/screens/commands.server.ts'
import type { PersonKept } from './person_action.server.ts'
import type { PersonPageData } from './person_page.server.ts'

/** What the office writes of the person: name, address, pickup area. */
export function PersonForm({
	person,
	refusal,
}: {
	person: PersonPageData
	refusal: Refusal<PersonKept> | null
}) {
	// The initial values stay while the page's data reloads, or a save would be compared with the wrong ones.
	const [known] = useState(refusal?.kept.stored ?? person.fields)
	const values = refusal?.kept.values ?? person.fields
	const theirs = (field: keyof PersonValues) => {
		if (!refusal?.kept.collisions.includes(field)) return null
		const value = known[field] ?? ''
		const words =
			field === 'area_id' ? (person.areas.find((area) => area.value === value)?.label ?? '') : value
		return <MergeConflict words={words} take={{ name: field, value }} />
	}
	const [place] = person.places
	return (
		<Form
			method="post"
			aria-label="What we know of this person"
			className="grid gap-5 rounded-lg border border-border bg-card p-5 text-card-foreground"
		>
			<input type="hidden" name="was_name" value={known.name} />
			<input type="hidden" name="was_address" value={known.address ?? ''} />
			<input type="hidden" name="was_area_id" value={known.area_id ?? ''} />
			{refusal?.kept.values && (
				<p role="alert" className="rounded-md border-2 border-destructive p-4 font-semibold">
					{refusal.message}
				</p>
			)}
			<div>
				<TextField
					name="name"
					label="Name"
					required
					maxLength={100}
					autoComplete="off"
					defaultValue={values.name}
				/>
				{theirs('name')}
			</div>
			<div>
				<TextField
					name="address"
					label="Service address"
					maxLength={200}
					autoComplete="off"
					hint={values.address === null && place ? `In their requests: ${place}` : undefined}
					defaultValue={values.address ?? ''}
				/>
				{theirs('address')}
			</div>
			<div>
				<SelectField
					name="area_id"
					label="Pickup area"
					placeholder="As the address tells"
					options={person.areas}
					defaultValue={values.area_id ?? ''}
				/>
				{theirs('area_id')}
			</div>
			<Button type="submit" name="intent" value="save">
				Save
			</Button>
		</Form>
	)
}
