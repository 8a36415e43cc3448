import type { Tile } from './dashboard_page.server.ts'

/** The figures of a period, each with the one before. */
export function FigureTiles({ tiles }: { tiles: readonly Tile[] }) {
	return (
		<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-border bg-border lg:grid-cols-3">
			{tiles.map(({ label, value, before }) => (
				<div key={label} className="flex flex-col bg-card p-4 text-card-foreground sm:p-5">
					<dt className="text-[0.9375rem] leading-snug font-semibold">{label}</dt>
					<dd className="mt-auto pt-2 font-display text-2xl leading-none font-extrabold wrap-anywhere sm:text-4xl">
						{value}
					</dd>
					<dd className="mt-2 text-[0.9375rem] leading-snug text-muted-foreground">{before}</dd>
				</div>
			))}
		</dl>
	)
}
