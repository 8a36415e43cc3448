import { useFacts } from '#app/company/current_facts.ts'
import { recyclingDay } from '#app/company/routes.ts'

/** How one learns the day, and what becomes of it in a holiday week. */
export function PickupDay() {
	const facts = useFacts()
	return (
		<section aria-labelledby="pickup-heading" className="band">
			<div className="wrap section">
				<h2 id="pickup-heading" className="text-title">
					You always know your day
				</h2>
				<p className="mt-4 max-w-[60ch] text-lead">
					{facts.routes.recycling === 'weekly'
						? 'Trash and recycling go out on the same weekday, week after week.'
						: `Trash goes out on the same weekday, week after week, and recycling ${recyclingDay(facts.routes)}.`}{' '}
					Text notifications come with every plan. If we miss you, call once and leave the cart out: we come
					back the next business day.
				</p>
			</div>
		</section>
	)
}
