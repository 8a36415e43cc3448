import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import type { FormDefinition } from './form_definition.ts'
import { type FormControls, FormFields } from './form_fields.tsx'
import { FormOrAgain } from './form_or_again.tsx'
import { HiddenFields } from './hidden_fields.tsx'
import type { Receipt } from './lead_result.ts'
import type { ToastsOf } from './lead_toast.ts'
import { offeredForm } from './offered_form.ts'
import { Outcome } from './outcome.tsx'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { useLeadForm } from './use_lead_form.ts'

interface Props {
	definition: FormDefinition
	toasts: ToastsOf
	receipt: Receipt | null
	/** What is chosen already when the form is opened. */
	chosen?: FormValues
	/** What the visitor has just said elsewhere on the page, whatever stood in the form before. */
	given?: FormValues | undefined
	controls?: FormControls
	/** The buttons. */
	children: (isSubmitting: boolean) => ReactNode
}

/**
 * A lead form and what became of it. It posts to the page it stands on, whose route has `leadAction`, `leadClientAction` as its
 * `clientAction`, and a loader that hands over the receipt. A plain HTML form until scripts come.
 */
export function LeadForm({ definition, toasts, receipt, chosen, given, controls, children }: Props) {
	const facts = useFacts()
	const { form, refused, left, isOpen, outcome, isSubmitting } = useLeadForm(definition, toasts, receipt)
	return (
		<div id={definition.anchor} className="scroll-mt-24">
			{!isSubmitting && <Outcome {...outcome} />}
			<FormOrAgain receipt={receipt} isOpen={isOpen}>
				<Form {...form}>
					<HiddenFields />
					<FormFields
						form={offeredForm(definition, facts)}
						errors={refused?.errors}
						values={refused?.values ?? { ...chosen, ...left, ...given }}
						controls={controls}
					/>
					{children(isSubmitting)}
				</Form>
			</FormOrAgain>
		</div>
	)
}
