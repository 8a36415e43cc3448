import { Link } from 'react-router'
import type { ListedRange } from './list_ranges.server.ts'

/** A page of ranges. */
export function RangeTable({ ranges, next }: { ranges: readonly ListedRange[]; next: string | null }) {
	if (ranges.length === 0) return <p>No range fits. Try the beginning of the street’s name alone.</p>
	return (
		<>
			<ul className="divide-y divide-border rounded-md border border-border bg-card text-card-foreground">
				{ranges.map(({ id, street, numbers, zip, area, isSample }) => (
					<li key={id} className="px-4 py-2.5">
						<p className="flex flex-wrap items-baseline gap-x-3">
							<Link
								to={`/admin/streets/${encodeURIComponent(id)}`}
								className="inline-block min-h-6 font-semibold text-primary underline-offset-4 hover:underline"
							>
								{street} {numbers}
							</Link>
							{isSample && (
								<span className="rounded-sm bg-muted px-2 text-sm text-muted-foreground">Sample</span>
							)}
						</p>
						<p className="text-[0.9375rem] text-muted-foreground">
							{area}
							{zip && `, ${zip}`}
						</p>
					</li>
				))}
			</ul>
			{next !== null && (
				<nav aria-label="Pages" className="mt-6">
					<Link to={next} rel="next" className="link inline-block py-2.5">
						Next page
					</Link>
				</nav>
			)}
		</>
	)
}
