import type { DashboardFigures } from './dashboard_page.server.ts'

/** The figures of a period, each with that of the period before. */
export function FigureTiles({ tiles }: Pick<DashboardFigures, 'tiles'>) {
	return (
		<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-border bg-border lg:grid-cols-3">
			{tiles.map(({ label, value, before }) => (
				<div
					key={label}
					className="row-span-3 grid grid-rows-subgrid content-start gap-y-2 bg-card p-4 text-card-foreground sm:p-5"
				>
					<dt className="text-[0.9375rem] leading-snug font-semibold">{label}</dt>
					<dd className="font-display text-2xl leading-none font-extrabold wrap-anywhere sm:text-4xl">
						{value}
					</dd>
					<dd className="text-[0.9375rem] leading-snug text-muted-foreground">{before}</dd>
				</div>
			))}
		</dl>
	)
}
