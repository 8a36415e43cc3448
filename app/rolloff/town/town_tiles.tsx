import type { TownContent } from './town_content.server.ts'

/** Sizes, delivery and service at a glance (RO-04). */
export function TownTiles({ tiles }: Pick<TownContent, 'tiles'>) {
	return (
		<div className="band">
			<ul className="wrap grid sm:grid-cols-3 sm:divide-x sm:divide-band-line">
				{tiles.map(([loud, rest]) => (
					<li
						key={rest}
						className="flex flex-wrap items-baseline wrap-anywhere gap-x-3 py-2.5 max-sm:not-first:border-t max-sm:not-first:border-band-line sm:block sm:px-4 sm:py-5 sm:first:pl-0 lg:px-6"
					>
						<span className="block font-display text-2xl leading-tight font-extrabold text-band-accent sm:text-xl lg:text-3xl">
							{loud}
						</span>
						<span className="font-semibold">{rest}</span>
					</li>
				))}
			</ul>
		</div>
	)
}
