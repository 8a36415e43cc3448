import { type ComponentType, Fragment, useState } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import { ConsentBox } from './consent_box.tsx'
import type { FormDefinition, FormField } from './form_definition.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { isChecked } from './is_checked.ts'

export interface ControlProps {
	name: string
	field: FormField
	/** The previously typed value. */
	value: string | undefined
	error: string | undefined
}

/** A form's own controls, by field. */
export type FormControls = Readonly<Record<string, ComponentType<ControlProps>>>

interface Props {
	form: FormDefinition
	errors: readonly FieldError[] | undefined
	/** The previously typed values if the form came back; used only for the first render, later the fields hold them. */
	values: FormValues | undefined
	controls?: FormControls | undefined
}

/**
 * The fields of a lead form and, if the company sends texts, the consent box, which follows the phone number
 * if neither is required. Uncontrolled: the browser keeps what is typed, before hydration and after a
 * failure. No `maxLength`, because it would silently cut pasted text.
 */
export function FormFields({ form: { fields, grid, row, consentMessage }, errors, values, controls }: Props) {
	const facts = useFacts()
	const { textNotifications: asksTexts } = facts
	const [firstValues] = useState(values)
	const isRequired = consentMessage !== null && facts.smsConsentRequired
	const isWithPhone = !isRequired && asksTexts && fields['phone'] !== undefined && !fields['phone'].required
	const messageOf = (name: string) => errors?.find((error) => error.field === name)?.message
	const consentBox = (
		<ConsentBox
			error={messageOf('smsConsent')}
			isChecked={isChecked(firstValues?.['smsConsent'])}
			isRequired={isRequired}
		/>
	)
	return (
		<div className={grid}>
			{Object.entries(fields).map(([name, field]) => {
				const Control = controls?.[name] ?? Field
				const shown = isWithPhone && name === 'phone' ? { ...field, placeholder: ' ' } : field
				return (
					<Fragment key={name}>
						<Control name={name} field={shown} value={firstValues?.[name]} error={messageOf(name)} />
						{shown !== field && <div className={`${row} with-phone`}>{consentBox}</div>}
					</Fragment>
				)
			})}
			{asksTexts && !isWithPhone && <div className={row}>{consentBox}</div>}
		</div>
	)
}

/** A field with the control of its definition. */
export function Field({
	name,
	field: { control, rule: _rule, when: _when, ...shown },
	value,
	error,
}: ControlProps) {
	const props = { name, defaultValue: value, error, ...shown }
	if ('options' in props) {
		const { options } = props
		// Checklists have the form's own controls; a select without options renders nothing.
		return typeof options === 'function' || !options[0] ? null : <SelectField {...props} options={options} />
	}
	if (control === 'textarea') return <TextArea {...props} />
	return <TextField type={control === 'text' ? undefined : control} {...props} />
}
