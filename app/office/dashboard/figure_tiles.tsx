import { classNames } from '#app/ui/class_names.ts'
import type { Tile } from './week_page.server.ts'

/** The week's four figures. */
export function FigureTiles({ tiles }: { tiles: readonly Tile[] }) {
	return (
		<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-border bg-border lg:grid-cols-4">
			{tiles.map(({ label, value, before, isAlarming }) => (
				<div key={label} className="flex flex-col bg-card p-4 text-card-foreground sm:p-5">
					<dt className="text-[0.9375rem] leading-snug font-semibold">{label}</dt>
					<dd className="mt-auto pt-2 font-display text-[1.75rem] leading-none font-extrabold sm:text-4xl">
						{value}
					</dd>
					<dd
						className={classNames(
							'mt-2 text-[0.9375rem] leading-snug',
							isAlarming ? 'font-semibold text-destructive' : 'text-muted-foreground',
						)}
					>
						{before}
					</dd>
				</div>
			))}
		</dl>
	)
}
