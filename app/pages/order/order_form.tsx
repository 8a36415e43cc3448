import { Form, useActionData } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { applicableForm } from '#app/leads/applicable_form.ts'
import { type FormControls, FormFields } from '#app/leads/form_fields.tsx'
import { FormOrAgain } from '#app/leads/form_or_again.tsx'
import { HiddenFields } from '#app/leads/hidden_fields.tsx'
import { pricesField, type Receipt } from '#app/leads/lead_result.ts'
import { offeredForm } from '#app/leads/offered_form.ts'
import { orderToasts } from '#app/leads/order/definition.ts'
import { orderForm } from '#app/leads/order/form_definition.ts'
import { type PriceStep, shownPrices } from '#app/leads/order/price_steps.ts'
import { choiceOf } from '#app/leads/order/total.ts'
import { Outcome } from '#app/leads/outcome.tsx'
import { quoteForm, quoteToasts } from '#app/leads/quote/definition.ts'
import { useLeadForm } from '#app/leads/use_lead_form.ts'
import { Button } from '#app/ui/button.tsx'
import { answerId } from '#app/ui/error_summary.tsx'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { CartChoice, ExtrasChoice } from './choice_fields.tsx'
import { type OrderOptions, OrderOptionsContext } from './order_options.ts'
import { OrderReceiptNote } from './order_receipt.tsx'
import type { OrderReceipt } from './order_receipt.server.ts'
import { OrderSummary, summaryAnchor } from './order_summary.tsx'
import { intentField, type OrderAnswer } from './place.ts'
import { AreaField, ServiceField, TownField, WeekField } from './place_fields.tsx'
import { ServiceSwitch } from './service_switch.tsx'
import { useOrderValues } from './use_order_values.ts'

interface Props extends Omit<OrderOptions, 'place'> {
	receipt: Receipt | null
	/** Whether the last submission was a quote request. */
	isQuote: boolean
	/** What an order's receipt says besides when the office responds. */
	order: OrderReceipt | null
	/** The initial values. */
	chosen: FormValues
	/** Planned price changes. */
	steps: readonly PriceStep[]
}

const controls: FormControls = {
	service: ServiceField,
	cart: CartChoice,
	extras: ExtrasChoice,
	town: TownField,
	area_slug: AreaField,
	start_week: WeekField,
}

/** The order form beside its total, which updates live with scripts and by a button without. */
export function OrderForm({ service, receipt, isQuote, order, chosen, towns, about, weeks, steps }: Props) {
	const facts = useFacts()
	const answered = useActionData<OrderAnswer & { values: FormValues }>()
	const unserved = answered?.place?.isForQuote ? answered.place.refusal : undefined
	const toasts = isQuote ? quoteToasts : () => orderToasts(facts, unserved)
	const { form, refused, left, isOpen, outcome, isSubmitting } = useLeadForm(orderForm, toasts, receipt)
	const firstValues = { ...(answered?.values ?? left ?? chosen), service }
	const { values, place, followed } = useOrderValues(
		`${service} ${receipt?.leadId ?? ''}`,
		firstValues,
		answered,
	)
	const applicable = applicableForm(offeredForm(orderForm, facts), () => service)
	const action = `/order?service=${service}#`
	return (
		<div id={orderForm.anchor} className="scroll-mt-24">
			{!isSubmitting && <Outcome {...outcome} />}
			{order && <OrderReceiptNote order={order} />}
			<FormOrAgain receipt={receipt} isOpen={isOpen} again="Place another order">
				{receipt && <ServiceSwitch service={service} />}
				<Form
					{...form}
					action={action + answerId}
					{...followed}
					className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_21rem]"
				>
					<div>
						<HiddenFields />
						<input type="hidden" name={pricesField} value={shownPrices(facts, steps)} />
						<OrderOptionsContext value={{ service, towns, about, weeks, place }}>
							<FormFields
								form={
									place?.isForQuote ? { ...applicable, consentMessage: quoteForm.consentMessage } : applicable
								}
								errors={refused?.errors}
								values={firstValues}
								controls={controls}
							/>
						</OrderOptionsContext>
					</div>
					<div className="grid gap-4 lg:sticky lg:top-28">
						<OrderSummary
							choice={{ ...choiceOf(values), service }}
							startWeek={values['start_week'] ?? ''}
							place={place}
							steps={steps}
						/>
						<noscript>
							<button
								type="submit"
								name={intentField}
								value="total"
								formAction={action + summaryAnchor}
								className="min-h-12 w-full rounded-md border-2 border-primary bg-background px-5 font-display font-[650] text-primary"
							>
								Update total
							</button>
						</noscript>
						<Button type="submit" kind="loud" disabled={isSubmitting} className="w-full">
							{isSubmitting ? 'Sending...' : 'Place my order'}
						</Button>
						<p className="text-[0.9375rem] text-muted-foreground">
							No payment now, no contract. The office confirms every order before anything begins. Rather
							order by phone? Call{' '}
							<CallLink
								className="whitespace-nowrap underline underline-offset-4"
								data-analytics-event="call_order"
							/>
							.
						</p>
					</div>
				</Form>
			</FormOrAgain>
		</div>
	)
}
