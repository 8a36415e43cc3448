import { CountTable } from './count_table.tsx'
import type { StopFigures, StopsKept } from './stop_figures.server.ts'

/** Tables of stops done on the promised day: by kind in the period, and by month. */
export function StopsKeptTables({ kinds, months }: StopsKept) {
	return (
		<>
			<h2 className="mt-14 text-2xl">Stops done on the day promised</h2>
			<p className="mt-1 max-w-prose text-muted-foreground">
				A stop that is moved in time is promised for its new day. One that was not done, or whose day has
				passed, counts where it was awaited.
			</p>
			{months.length === 0 ? (
				<p className="mt-4 border-t border-border py-4">No stop was due yet.</p>
			) : (
				<div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
					<Stops title="By kind" head="Kind" rows={kinds} />
					<Stops title="By month" head="Month" rows={months} />
				</div>
			)}
		</>
	)
}

interface StopsProps {
	title: string
	head: string
	rows: readonly (StopFigures & { before?: string })[]
}

function Stops({ title, head, rows }: StopsProps) {
	return (
		<section aria-label={title}>
			<h3 className="text-xl">{title}</h3>
			<CountTable
				label={title}
				head={[head, 'On the day']}
				rows={rows.map(({ name, promised, kept, share, before }) => ({
					name,
					count: share,
					note: `${kept} of ${promised}${before ? `, ${before} before` : ''}`,
				}))}
				empty="None was due in this period."
			/>
		</section>
	)
}
