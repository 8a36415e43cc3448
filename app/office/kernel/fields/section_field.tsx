import { useEffect, useState } from 'react'
import type { NamedField } from '#app/content/fields.ts'
import type { SectionPage } from '#app/content/section_pages.ts'
import { Button } from '#app/ui/button.tsx'
import { fieldId, SelectField } from '#app/ui/field.tsx'
import { CopyText } from '../words/copy_text.tsx'
import { formControls } from './form_controls.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'

interface Props {
	field: Extract<NamedField, { control: 'section' }> & { pages?: readonly SectionPage[] }
	values: FormValues
	error: string | undefined
}

/** A select with the sections of the page chosen in another control, and the chosen section's built-in text. */
export function SectionField({ field: { name, label, of, pages }, values, error }: Props) {
	const key = useControl(of, values[of] ?? '')
	const chosen = useControl(name, values[name] ?? '')
	const sections = pages?.find((page) => page.key === key)?.sections ?? []
	const built = sections.find((section) => section.name === chosen)
	return (
		<div>
			<SelectField
				key={key}
				name={name}
				label={label}
				options={sections.map((section) => ({ value: section.name, label: section.label }))}
				defaultValue={values[name] ?? ''}
				error={error}
				hint={key === '' ? 'Choose the page first.' : undefined}
				required
				className="max-w-md"
			/>
			<Button
				type="submit"
				kind="secondary"
				name={formControls.intent}
				value="more"
				formNoValidate
				className="mt-3 [@media(scripting:enabled)]:hidden"
			>
				Show this page’s places
			</Button>
			{built && (
				<dl className="mt-4 max-w-xl border-l-4 border-border pl-4 text-[0.9375rem]">
					<dt className="font-semibold">An empty heading shows</dt>
					<dd>
						<CopyText text={built.title} />
					</dd>
					<dt className="mt-2 font-semibold">An empty text shows</dt>
					<dd className="whitespace-pre-line">
						<CopyText text={built.description} />
					</dd>
				</dl>
			)}
		</div>
	)
}

/** The value of another control of the form; before hydration its initial value. */
function useControl(name: string, initial: string): string {
	const [value, setValue] = useState(initial)
	useEffect(() => {
		const read = () => {
			const control = document.getElementById(fieldId(name))
			if (control instanceof HTMLSelectElement) setValue(control.value)
		}
		read()
		document.addEventListener('change', read)
		return () => document.removeEventListener('change', read)
	}, [name])
	return value
}
