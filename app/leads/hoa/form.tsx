import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { FieldError } from '#platform/forms/field_error.ts'
import { FormFields } from '../form_fields.tsx'
import { HiddenFields } from '../hidden_fields.tsx'
import type { Receipt } from '../lead_result.ts'
import { Outcome } from '../outcome.tsx'
import { useLeadForm } from '../use_lead_form.ts'
import { hoaForm, hoaToasts } from './definition.ts'
import { useErrorsUntilEdited } from './until_edited.ts'

const none: readonly FieldError[] = []

/** The HOA quote form (HO-02 to HO-05): as `LeadForm`, and a field's error goes when the field is edited. */
export function HoaForm({ receipt }: { receipt: Receipt | null }) {
	const { form, refused, toastInPage, isSubmitting, outcomeRef } = useLeadForm(hoaForm, hoaToasts(), receipt)
	const { errors, onInput } = useErrorsUntilEdited(refused?.errors ?? none)
	const outstanding = refused && { ...refused, errors: [...errors] }
	return (
		<>
			{!isSubmitting && (
				<Outcome refused={outstanding} receipt={receipt} toast={toastInPage} ref={outcomeRef} />
			)}
			{/* A fresh form after success. */}
			<Form key={receipt?.leadId} {...form} onInput={onInput}>
				<HiddenFields />
				<FormFields form={hoaForm} errors={errors} typed={refused?.values} />
				<Button type="submit" kind="loud" disabled={isSubmitting} className="mt-6 w-full sm:w-auto">
					{isSubmitting ? 'Submitting Request...' : 'Request HOA Quote'}
				</Button>
			</Form>
		</>
	)
}
