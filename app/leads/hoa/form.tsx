import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { HiddenFields } from '../hidden_fields.tsx'
import type { Receipt } from '../lead_result.ts'
import { Outcome } from '../outcome.tsx'
import type { FieldError } from '../parse_form.ts'
import { useLeadForm } from '../use_lead_form.ts'
import { hoaFormAnchor } from './anchor.ts'
import { HoaFields } from './fields.tsx'
import { hoaToasts } from './toasts.ts'
import { useErrorsUntilEdited } from './until_edited.ts'

const none: readonly FieldError[] = []

/**
 * The HOA quote form (HO-02 to HO-05). It posts to the page it stands on, whose route has `hoaAction`, `leadClientAction` as
 * its `clientAction`, and a loader that hands over the receipt. A plain HTML form until scripts come.
 */
export function HoaForm({ receipt }: { receipt: Receipt | null }) {
	const { form, refused, toastInPage, isSubmitting, outcomeRef } = useLeadForm({
		loadCheck: () => import('./check.ts'),
		toasts: hoaToasts(),
		receipt,
		anchor: hoaFormAnchor,
	})
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
				<HoaFields errors={errors} typed={refused?.values ?? {}} />
				<Button type="submit" kind="loud" disabled={isSubmitting} className="mt-6 w-full sm:w-auto">
					{isSubmitting ? 'Submitting Request...' : 'Request HOA Quote'}
				</Button>
			</Form>
		</>
	)
}
