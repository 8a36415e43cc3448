import { useRevalidator } from 'react-router'
import { TryAgain } from '#app/ui/try_again.tsx'
import type { OverviewContent } from './overview_content.server.ts'

type Specs = OverviewContent['specs']

/** The table of sizes (CM-03); `specs` is null if they could not be loaded. */
export function Specifications({ specs }: { specs: Specs }) {
	return (
		<section id="specifications" aria-labelledby="specifications-heading" className="section bg-muted">
			<div className="wrap">
				<h2 id="specifications-heading" className="text-title">
					Side by side
				</h2>
				<div className="@container mt-8">
					{specs?.length ? <Table specs={specs} /> : <Instead isFailure={!specs} />}
				</div>
			</div>
		</section>
	)
}

const columns = ['Size', 'Dimensions', 'Capacity', 'Ideal For']

function Table({ specs }: { specs: NonNullable<Specs> }) {
	return (
		<table className="w-full border-collapse text-left @max-[44rem]:block">
			<caption className="sr-only">Dumpster sizes in figures</caption>
			<thead className="@max-[44rem]:sr-only">
				<tr className="border-b-2 border-foreground">
					{columns.map((column) => (
						<th key={column} scope="col" className="py-3 pr-6 font-display font-[650]">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="@max-[44rem]:block @max-[44rem]:border-t-2 @max-[44rem]:border-foreground">
				{specs.map(({ id, label, dimensions, capacity, idealFor }) => (
					<tr key={id} className="border-b border-border @max-[44rem]:grid gap-1 @max-[44rem]:py-4">
						<th
							scope="row"
							className="pr-6 font-display text-2xl font-extrabold whitespace-nowrap @min-[44rem]:py-5"
						>
							{label}
						</th>
						<Cell column="Dimensions">{dimensions}</Cell>
						<Cell column="Capacity">{capacity}</Cell>
						<Cell column="Ideal For">{idealFor}</Cell>
					</tr>
				))}
			</tbody>
		</table>
	)
}

/** A cell; on phones each is a row of its own, labeled with its column's name. */
function Cell({ column, children }: { column: string; children: string }) {
	return (
		<td className="pr-6 @max-[44rem]:flex @max-[16rem]:block @min-[44rem]:py-5">
			<span
				aria-hidden="true"
				className="w-28 shrink-0 text-muted-foreground @max-[16rem]:block @min-[44rem]:hidden"
			>
				{column}
			</span>
			{children}
		</td>
	)
}

function Instead({ isFailure }: { isFailure: boolean }) {
	const { state } = useRevalidator()
	if (!isFailure) return <p className="text-lead">No specifications available.</p>
	if (state === 'loading') return <output className="block text-lead">Loading specifications...</output>
	return (
		<div role="alert">
			<p className="mb-4 text-lead font-semibold">Unable to load specifications at this time.</p>
			<TryAgain anchor="specifications" />
		</div>
	)
}
