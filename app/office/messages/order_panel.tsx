import { Icon } from '#app/ui/icon.tsx'
import type { Refusal } from '../kernel/screens/commands.server.ts'
import { Disclosure } from '../parts/disclosure.tsx'
import { MessageForm } from './message_form.tsx'
import type { MessageKept } from './shown_message.ts'
import type { OrderPanelContent } from './order_panel.server.ts'

interface Props {
	order: OrderPanelContent
	refusal: Refusal<MessageKept> | null
	/** Whether the customer can be mailed. */
	isReachable: boolean
}

/** The form that confirms an order: cart number and first pickup, mailed to the customer. */
export function OrderPanel({ order: { confirmed, form }, refusal, isReachable }: Props) {
	return (
		<section
			aria-labelledby="order"
			className="mb-6 rounded-lg border-2 border-primary bg-card p-5 text-card-foreground"
		>
			<h2 id="order" className="mb-3 text-xl">
				{confirmed === null ? 'Confirm the order' : 'Confirmed'}
			</h2>
			{confirmed !== null && (
				<p className="flex gap-2">
					<Icon name="check" className="mt-0.5 shrink-0 text-primary" />
					{confirmed}
				</p>
			)}
			{confirmed === null && !isReachable && (
				<p>The customer’s data was removed at their request, so there is nobody to confirm the order to.</p>
			)}
			{isReachable &&
				(confirmed === null ? (
					<MessageForm form={form} refusal={refusal} />
				) : (
					<Disclosure title="Correct it" isOpen={refusal !== null} className="mt-3">
						<MessageForm form={form} refusal={refusal} />
					</Disclosure>
				))}
		</section>
	)
}
