import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { OrderReceipt } from './order_receipt.server.ts'

const action = 'link inline-flex min-h-11 items-center gap-2 font-semibold'

/** The part below the reference: place, note, and links that add pickups to a calendar. */
export function OrderReceiptNote({ order: { note, where, area } }: { order: OrderReceipt }) {
	return (
		<section aria-labelledby="order-receipt" className="mb-8 max-w-[70ch]">
			<h2 id="order-receipt" className="text-subtitle">
				What you ordered{where && <span className="font-normal">, in {where}</span>}
			</h2>
			<p className="mt-2">{note}</p>
			{area && (
				<p className="mt-2 flex flex-wrap gap-x-6">
					<a href={area.webcal} className={action}>
						<Icon name="calendar" />
						Put my pickups into my calendar
					</a>
					<a href={`/calendar/${area.slug}.ics`} className={action}>
						Calendar file
					</a>
					<Link to={`/pickup-day/${area.slug}`} className={action}>
						All about my day
					</Link>
				</p>
			)}
		</section>
	)
}
