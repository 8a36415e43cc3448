import { Form } from 'react-router'
import { fieldsOf } from '#app/content/content_type.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { Button } from '#app/ui/button.tsx'
import { RowField } from '../kernel/fields/row_field.tsx'
import { Panel } from '../parts/panel.tsx'
import type { SecondStepRule } from '../sign_in/second_step_rule.server.ts'
import { invitationForm } from './staff_forms.ts'

interface Props {
	values: FormValues
	errors: readonly FieldError[]
}

/** The form to invite somebody. */
export function InviteForm({ values, errors }: Props) {
	return (
		<Panel title="Invite someone">
			<Form method="post" className="grid gap-4">
				{fieldsOf(invitationForm).map((field) => (
					<RowField key={field.name} field={field} values={values} errors={errors} />
				))}
				<Button type="submit" name="intent" value="invite">
					Send the invitation
				</Button>
			</Form>
		</Panel>
	)
}

const states: Record<SecondStepRule, string> = {
	required: 'Every owner must have one. Owners without it can do nothing else until it is set up.',
	voluntary: 'Each owner decides for themselves.',
	undecided: 'Nobody has decided yet whether owners must have one.',
}

/** Whether owners must have a second step, with buttons to change that. */
export function SecondStepPanel({ rule }: { rule: SecondStepRule }) {
	return (
		<Panel title="Second step of owners">
			<p className="mb-4">{states[rule]} With it, an owner’s stolen password alone is not enough.</p>
			<Form method="post" className="flex flex-wrap gap-3">
				<input type="hidden" name="intent" value="second-step-rule" />
				{rule !== 'required' && (
					<Button type="submit" name="rule" value="required" kind="secondary">
						Require it of owners
					</Button>
				)}
				{rule !== 'voluntary' && (
					<Button type="submit" name="rule" value="voluntary" kind="secondary">
						Leave it to each owner
					</Button>
				)}
			</Form>
		</Panel>
	)
}
