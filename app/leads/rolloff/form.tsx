import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { HiddenFields } from '../hidden_fields.tsx'
import type { Receipt } from '../lead_result.ts'
import { Outcome } from '../outcome.tsx'
import { useLeadForm } from '../use_lead_form.ts'
import { rolloffFormAnchor } from './anchor.ts'
import { RolloffFields } from './fields.tsx'
import { rolloffToasts } from './toasts.ts'

interface Props {
	/** The town's name, for the words of success. */
	town: string
	receipt: Receipt | null
}

/**
 * The roll-off quote form (RQ). It posts to the town's page it stands on, whose route has `rolloffAction`, `leadClientAction`
 * as its `clientAction`, and a loader that hands over the receipt. A plain HTML form until scripts come.
 */
export function RolloffForm({ town, receipt }: Props) {
	const { form, refused, toastInPage, isSubmitting, outcomeRef } = useLeadForm({
		loadCheck: () => import('./check.ts'),
		toasts: rolloffToasts(town),
		receipt,
		anchor: rolloffFormAnchor,
	})
	return (
		<div id={rolloffFormAnchor} className="scroll-mt-24">
			{!isSubmitting && <Outcome refused={refused} receipt={receipt} toast={toastInPage} ref={outcomeRef} />}
			{/* A fresh form, sizes included, after success. */}
			<Form key={receipt?.leadId} {...form}>
				<HiddenFields />
				<RolloffFields errors={refused?.errors ?? []} typed={refused?.values ?? {}} />
				<div className="mt-6 grid gap-3 sm:flex">
					<Button type="submit" kind="loud" disabled={isSubmitting}>
						{isSubmitting ? 'Submitting...' : 'Order Now'}
					</Button>
					<Button type="submit" kind="secondary" disabled={isSubmitting}>
						Get a Quote
					</Button>
				</div>
			</Form>
		</div>
	)
}
