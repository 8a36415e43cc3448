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
					<Rows title="By kind" head="Kind" rows={kinds} />
					<Rows title="By month" head="Month" rows={months} />
				</div>
			)}
		</>
	)
}

function Rows({
	title,
	head,
	rows,
}: {
	title: string
	head: string
	rows: readonly (StopFigures & { before?: string })[]
}) {
	return (
		<section aria-label={title}>
			<h3 className="text-xl">{title}</h3>
			{rows.length === 0 && <p className="mt-3 border-t border-border py-4">None was due in this period.</p>}
			{rows.length > 0 && (
				<table className="mt-3 w-full text-left">
					<thead>
						<tr className="border-b-2 border-foreground">
							<th scope="col" className="py-2 pr-4">
								{head}
							</th>
							<th scope="col" className="py-2 text-right">
								On the day
							</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(({ name, promised, kept, share, before }) => (
							<tr key={name} className="border-b border-border">
								<th scope="row" className="py-2.5 pr-4 font-normal">
									{name}
								</th>
								<td className="py-2.5 text-right tabular-nums">
									<span className="font-semibold">{share}</span>
									<span className="block text-[0.9375rem] text-muted-foreground">
										{kept} of {promised}
										{before && `, ${before} before`}
									</span>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</section>
	)
}
