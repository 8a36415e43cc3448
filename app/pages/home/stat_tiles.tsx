import { formatDollars } from '#app/company/dollars.ts'
import { Icon } from '#app/ui/icon.tsx'

/** What it costs, how often, and for how long (HM-03). `startingPrice` in dollars a month. */
export function StatTiles({ startingPrice }: { startingPrice: number }) {
	const tiles = [
		[formatDollars(startingPrice), 'starting price'],
		['Weekly', 'pickup'],
		['No', 'contracts'],
	] as const
	return (
		<div className="band">
			<ul className="wrap grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-x-4 py-3 lg:flex lg:flex-wrap lg:gap-x-12">
				{tiles.map(([loud, rest]) => (
					<li key={rest} className="flex-wrap py-3 sm:flex sm:items-center sm:gap-3">
						<span className="block font-display text-3xl leading-none font-extrabold text-band-accent sm:text-4xl">
							{loud}
						</span>{' '}
						<span className="leading-tight font-semibold">{rest}</span>
					</li>
				))}
				<li className="flex items-center lg:ml-auto">
					<span className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-band-accent px-4 leading-tight font-semibold wrap-anywhere max-sm:px-3 max-sm:text-[0.9375rem] max-[22rem]:rounded-lg max-[22rem]:px-2 max-[25rem]:*:hidden">
						<Icon name="message" />
						Text Notifications
					</span>
				</li>
			</ul>
		</div>
	)
}
