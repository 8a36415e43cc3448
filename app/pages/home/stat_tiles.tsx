import { useFacts } from '#app/company/current_facts.ts'
import { formatDollars } from '#app/company/dollars.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Price, frequency and contract term (HM-03). `startingPrice` is in dollars a month; null if there is none. */
export function StatTiles({ startingPrice }: { startingPrice: number | null }) {
	const { textNotifications } = useFacts()
	const tiles = [
		...(startingPrice === null ? [] : [[formatDollars(startingPrice), 'starting price'] as const]),
		['Weekly', 'pickup'] as const,
		['No', 'contracts'] as const,
	]
	return (
		<div className="band">
			<ul className="wrap grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-x-4 py-2 sm:py-3 lg:flex lg:flex-wrap lg:gap-x-12">
				{tiles.map(([loud, rest]) => (
					<li key={rest} className="flex-wrap py-3 sm:flex sm:items-center sm:gap-3">
						<span className="block font-display text-3xl leading-none font-extrabold text-band-accent sm:text-4xl">
							{loud}
						</span>{' '}
						<span className="leading-tight font-semibold">{rest}</span>
					</li>
				))}
				{textNotifications && (
					<li className="flex flex-wrap items-center gap-x-2.5 py-3 leading-tight font-semibold">
						<Icon name="message" size={28} className="text-band-accent" />
						Text Notifications
					</li>
				)}
			</ul>
		</div>
	)
}
