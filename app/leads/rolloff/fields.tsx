import { useState } from 'react'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import { ConsentBox } from '../consent_box.tsx'
import { withCurrentText } from '../current_text.ts'
import type { FieldError, TypedValues } from '../parse_form.ts'
import { isChecked } from '../is_checked.ts'
import { contactTimes, projectDurations } from './choices.ts'
import { SizeChoice } from './size_choice.tsx'

interface Props {
	errors: readonly FieldError[]
	/** What was typed before, if the page came back with it; later on the fields themselves hold it. */
	typed: TypedValues
}

const asOptions = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }))

/**
 * The fields of the roll-off quote form (RQ-01 to RQ-06), first what it is about. Uncontrolled: the browser holds what is
 * typed, before scripts come and after a failure.
 */
export function RolloffFields({ errors, typed }: Props) {
	const [values] = useState(() => withCurrentText(typed, 'notes'))
	const messageOf = (name: string) => errors.find((error) => error.field === name)?.message
	const field = (name: string) => ({ name, defaultValue: values[name], error: messageOf(name) })
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			<div className="sm:col-span-2">
				<SizeChoice typed={values['dumpster_sizes']} error={messageOf('dumpster_sizes')} />
			</div>
			<TextField {...field('full_name')} label="Full Name" autoComplete="name" required />
			<TextField
				{...field('location')}
				label="Location"
				placeholder="Street and town"
				autoComplete="address-line1"
				required
			/>
			<TextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" required />
			<TextField {...field('email')} label="Email Address" type="email" autoComplete="email" required />
			<SelectField
				{...field('project_duration')}
				label="Project Duration"
				options={asOptions(projectDurations)}
				placeholder="Not sure yet"
			/>
			<SelectField
				{...field('best_contact_time')}
				label="Best Contact Time"
				options={asOptions(contactTimes)}
				placeholder="No preference"
			/>
			<TextField {...field('business_name')} label="Business Name" autoComplete="organization" />
			<TextField {...field('material_types')} label="Material Types" placeholder="Shingles, drywall, brush" />
			<TextArea
				{...field('notes')}
				label="Notes"
				hint="Gates, slopes, wires, where it should stand."
				className="sm:col-span-2"
			/>
			<div className="sm:col-span-2">
				<ConsentBox error={messageOf('smsConsent')} isChecked={isChecked(values['smsConsent'])} />
			</div>
		</div>
	)
}
