import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { HiddenFields } from '../hidden_fields.tsx'
import type { Receipt } from '../lead_result.ts'
import { Outcome } from '../outcome.tsx'
import { useLeadForm } from '../use_lead_form.ts'
import { QuoteFields } from './fields.tsx'
import type { ServiceType } from './service_types.ts'
import { quoteToasts } from './toasts.ts'

/** The anchor that links to the form and the answers to it land on (CT-02). */
export const quoteFormAnchor = 'contact-form'

/**
 * The general quote form (QF). It posts to the page it stands on, whose route has `quoteAction`, `leadClientAction` as its
 * `clientAction`, and a loader that hands over the receipt. A plain HTML form until scripts come. On a page about one
 * `service` that one is chosen already.
 */
export function QuoteForm({ receipt, service }: { receipt: Receipt | null; service?: ServiceType }) {
	const { form, refused, toastInPage, isSubmitting, outcomeRef } = useLeadForm({
		loadCheck: () => import('./check.ts'),
		toasts: quoteToasts(),
		receipt,
		anchor: quoteFormAnchor,
	})
	return (
		<div id={quoteFormAnchor} className="scroll-mt-24">
			{!isSubmitting && <Outcome refused={refused} receipt={receipt} toast={toastInPage} ref={outcomeRef} />}
			{/* A fresh form after success. */}
			<Form key={receipt?.leadId} {...form}>
				<HiddenFields />
				<QuoteFields
					errors={refused?.errors ?? []}
					typed={refused?.values ?? (service ? { service_type: service } : {})}
				/>
				<Button type="submit" kind="loud" disabled={isSubmitting} className="mt-6 w-full sm:w-auto">
					{isSubmitting ? 'Submitting...' : 'Request My Free Quote'}
				</Button>
			</Form>
		</div>
	)
}
