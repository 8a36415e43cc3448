import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { orderForm } from '#app/leads/order/form_definition.ts'
import { type OrderService, orderServices } from '#app/leads/order/choices.ts'

/** What to order: links, so that each has an address and needs no scripts; with them the form changes in place. */
export function ServiceSwitch({ service }: { service: OrderService }) {
	const { services } = useFacts()
	if (!services.lawn) return null
	return (
		<nav aria-label="What to order" className="mb-8 flex flex-wrap gap-3">
			{orderServices.map(({ value, label }) => (
				<Link
					key={value}
					to={`/order?service=${value}#${orderForm.anchor}`}
					preventScrollReset
					aria-current={value === service ? 'true' : undefined}
					className="flex min-h-12 items-center rounded-md border-2 border-input bg-card px-4 font-semibold text-card-foreground no-underline hover:border-primary aria-current:border-primary aria-current:bg-secondary aria-current:text-secondary-foreground"
				>
					{label}
				</Link>
			))}
		</nav>
	)
}
