import { focusOn } from '#platform/browser/focus_on.ts'
import { useState } from 'react'
import { Form } from 'react-router'
import { formText } from '#platform/forms/form_text.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { openedName } from '../kernel/fields/opened_name.ts'
import { OpenedValues } from '../kernel/fields/opened_values.tsx'
import type { OwnForm } from '../kernel/screens/own_form.server.ts'
import type { Refusal } from '../kernel/screens/commands.server.ts'
import { Notice } from '../parts/notice.tsx'
import { useHalfTyped } from '../parts/use_half_typed.ts'
import { FormField } from '../kernel/screens/form_field.tsx'
import type { PersonKept } from './person_action.server.ts'
import type { PersonPageData } from './person_page.server.ts'

interface Props {
	person: PersonPageData
	refusal: Refusal<PersonKept> | null
}

const formId = 'person-form'

/** The form with a person's name, address and pickup area. */
export function PersonForm({ person: { form, fields }, refusal }: Props) {
	const restored = useHalfTyped(formId, { kept: refusal?.kept.form })
	const { values, opened, theirs } = refusal?.kept.form ?? (restored ? restoredPerson(form, restored) : form)
	// State, so that revalidation does not replace the initial values that a save is compared with.
	const [known] = useState(opened)
	const errors = (refusal?.kept.form && refusal.errors) ?? []
	return (
		<Form
			id={formId}
			method="post"
			aria-label="What we know of this person"
			className="grid gap-5 rounded-lg border border-border bg-card p-5 text-card-foreground"
		>
			<OpenedValues values={known} />
			{refusal?.kept.form && refusal.message && <Notice tone="problem">{refusal.message}</Notice>}
			<ErrorSummary errors={errors} ref={focusOn} />
			{fields.map((field) => (
				<FormField key={field.name} {...{ field, values, errors, theirs }} meanwhile="Saved meanwhile:" />
			))}
			<Button type="submit" name="intent" value="save">
				Save
			</Button>
		</Form>
	)
}

/** The restored form with its typed and initial values. */
function restoredPerson({ opened }: OwnForm, restored: FormData): OwnForm {
	const read = (nameOf: (control: string) => string) =>
		Object.fromEntries(Object.keys(opened).map((control) => [control, formText(restored, nameOf(control))]))
	return { values: read((control) => control), opened: read(openedName), theirs: [] }
}
