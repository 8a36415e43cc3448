import { errorOf } from '#platform/forms/field_error.ts'
import type { ReactNode } from 'react'
import { formControls } from '../kernel/fields/form_controls.ts'
import type { FormKept, FormRefused } from '../kernel/screens/form_action.server.ts'
import type { FormContent } from '../kernel/screens/form_content.server.ts'
import { type FormState, RowForm } from '../kernel/screens/row_form.tsx'
import { CurrentPassword } from '../sign_in/account_fields.tsx'

interface Props {
	form: FormContent
	refused: FormRefused | null
	/** The label of its button. */
	save?: string
	/** Shown below the facts. */
	children?: ReactNode
}

/** The form of facts that are saved together; after a refusal with the typed values and errors. */
export function FactsForm({ form, refused, save = 'Save', children }: Props) {
	return (
		<RowForm
			key={`${form.id} ${refused?.kept.formKey ?? `${form.version} ${form.draftId}`}`}
			form={form}
			refused={refused}
			verb="save"
			save={save}
		>
			{(state) => (
				<>
					<Facts form={form} state={state} question={refused?.kept.question ?? null} />
					{children}
				</>
			)}
		</RowForm>
	)
}

interface FactsProps {
	form: FormContent
	state: FormState
	question: FormKept['question']
}

/** The facts of a group, with questions about them. */
function Facts({ form, state: { values, errors, field }, question }: FactsProps) {
	const jumps = question && 'jumps' in question ? question : null
	const passwordError = errorOf(errors, formControls.password)
	return (
		<>
			<div className="grid gap-x-6 gap-y-5 rounded-md border border-border bg-card p-4 text-card-foreground sm:grid-cols-2 sm:p-6">
				{form.fields.map((one) => (
					<div key={one.name} className={isWide(one, values[one.name]) ? 'sm:col-span-2' : undefined}>
						{field(one.name)}
					</div>
				))}
			</div>
			{(passwordError ?? jumps?.asksPassword) && (
				<CurrentPassword
					hint="A script of another company runs on every page and sees what visitors type, so we ask whether it is you."
					error={passwordError}
				/>
			)}
		</>
	)
}

/** Characters that fit on a line of half the form's width. */
const longest = 36

/** Whether a control takes the form's full width, because of its kind or long text. */
function isWide(field: FormContent['fields'][number], text = ''): boolean {
	const wide = ['checkbox', 'weekdays', 'url', 'holidays', 'closedDays']
	return text.length > longest || (field.control === 'fact' && wide.includes(field.kind))
}
