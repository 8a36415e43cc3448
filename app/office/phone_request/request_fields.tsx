import { type ReactNode, useMemo } from 'react'
import type { Option } from '#app/company/option.ts'
import type { FormField } from '#app/leads/form_definition.ts'
import { type ControlProps, Field } from '#app/leads/form_fields.tsx'
import { Checkboxes } from '#app/leads/service_request/checkboxes.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import type { NewRequestPage } from './new_request.server.ts'

interface Props extends Pick<NewRequestPage, 'contact' | 'areas' | 'weeks'> {
	/** Number, name and mail address first. */
	fields: readonly [string, FormField][]
	errors: readonly FieldError[]
	values: FormValues | undefined
	/** Shown between the contact fields and the others. */
	afterContact: ReactNode
}

/** Contact fields, then the fields of the kind. Uncontrolled, so that typed values stay when the kind changes. */
export function RequestFields({ fields, contact, areas, weeks, errors, values, afterContact }: Props) {
	const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
	const reach = new Set([contact.phone, contact.name, contact.email])
	const AreaSelect = useMemo(() => optionSelect(areas, 'Not known'), [areas])
	const WeekSelect = useMemo(() => optionSelect(weeks), [weeks])
	const controlOf = (name: string, { control }: FormField) => {
		if (name === 'area_slug' && areas.length > 0) return AreaSelect
		if (name === 'start_week' && weeks.length > 0) return WeekSelect
		return control === 'checklist' ? Checkboxes : Field
	}
	const shared = (name: string) => ({
		name,
		defaultValue: values?.[name],
		error: errorOf(name),
		autoComplete: 'off',
	})
	return (
		<>
			<div className="grid gap-5 sm:grid-cols-3">
				{/* One element whatever the kind, since forms name these fields differently. */}
				<TextField key="phone" {...shared(contact.phone)} label="Phone" type="tel" />
				<TextField key="name" {...shared(contact.name)} label="Name" required />
				<TextField key="email" {...shared(contact.email)} label="Email" type="email" />
			</div>
			{afterContact}
			<div className="grid gap-5 sm:grid-cols-2">
				{fields
					.filter(([name]) => !reach.has(name))
					.map(([name, field]) => {
						const Control = controlOf(name, field)
						return (
							<Control key={name} name={name} field={field} value={values?.[name]} error={errorOf(name)} />
						)
					})}
			</div>
		</>
	)
}

/** A select with the page's options; without a placeholder the first is preselected. */
function optionSelect(options: readonly Option[], placeholder?: string) {
	return function OptionSelect({ name, field, value, error }: ControlProps) {
		return (
			<SelectField
				name={name}
				label={field.label}
				className={field.className}
				error={error}
				required={field.required}
				{...(placeholder === undefined ? {} : { placeholder })}
				options={options}
				defaultValue={value ?? (placeholder === undefined ? options[0]?.value : undefined)}
			/>
		)
	}
}
