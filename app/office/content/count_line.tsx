import { usNumber } from '#platform/text/us_number.ts'
import type { RowCount } from '../kernel/fields/row_counts.ts'

/** Counters in one line: `Helpful 3 · Not helpful 1 · Views 40`. */
export function CountLine({ counts }: { counts: readonly RowCount[] }) {
	if (counts.length === 0) return null
	return (
		<dl className="flex flex-wrap gap-x-4 text-[0.9375rem] text-muted-foreground">
			{counts.map(({ label, count }) => (
				<div key={label} className="flex gap-1.5">
					<dt>{label}</dt>
					<dd className="font-semibold tabular-nums">{usNumber(count)}</dd>
				</div>
			))}
		</dl>
	)
}
