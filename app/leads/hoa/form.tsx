import { useFacts } from '#app/company/current_facts.ts'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { FormFields } from '../form_fields.tsx'
import { FormOrAgain } from '../form_or_again.tsx'
import { HiddenFields } from '../hidden_fields.tsx'
import type { Receipt } from '../lead_result.ts'
import { Outcome } from '../outcome.tsx'
import { useLeadForm } from '../use_lead_form.ts'
import { offeredForm } from '../offered_form.ts'
import { hoaForm, hoaToasts } from './definition.ts'

/** The HOA quote form (HO-02 to HO-05): like `LeadForm`, but inside the element that its page links to. */
export function HoaForm({ receipt }: { receipt: Receipt | null }) {
	const facts = useFacts()
	const { form, refused, left, isOpen, outcome, isSubmitting } = useLeadForm(hoaForm, hoaToasts, receipt)
	return (
		<>
			{!isSubmitting && <Outcome {...outcome} />}
			<FormOrAgain receipt={receipt} isOpen={isOpen}>
				<Form {...form}>
					<HiddenFields />
					<FormFields
						form={offeredForm(hoaForm, facts)}
						errors={refused?.errors}
						values={refused?.values ?? left}
					/>
					<Button type="submit" kind="loud" disabled={isSubmitting} className="mt-6 w-full sm:w-auto">
						{isSubmitting ? 'Submitting Request...' : 'Request HOA Quote'}
					</Button>
				</Form>
			</FormOrAgain>
		</>
	)
}
