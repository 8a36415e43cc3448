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
	/** Preset values of a new form. */
	chosen?: FormValues
	/** What the visitor just entered elsewhere on the page; overrides restored input. */
	given?: FormValues | undefined
	controls?: FormControls
	/** The buttons. */
	children: (isSubmitting: boolean) => ReactNode
}

/**
 * A lead form and its outcome. It posts to its own page, whose route needs `leadAction`, `leadClientAction`
 * as its `clientAction`, and a loader that returns the receipt. A plain HTML form until scripts run.
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
