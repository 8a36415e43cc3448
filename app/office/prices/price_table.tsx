import { classNames } from '#app/ui/class_names.ts'
import { formatDollars } from '#app/company/dollars.ts'

/** A table of prices with a column per dollar amount; amounts after the first are bold. */
export function PriceTable({
	amounts,
	prices,
}: {
	/** The headings of the amounts. */
	amounts: readonly string[]
	prices: readonly { of: string; label: string; amounts: readonly (number | null)[] }[]
}) {
	return (
		<table className="w-full border-collapse text-left text-[0.9375rem]">
			<thead>
				<tr className="border-b border-border">
					{['What', 'Price', ...amounts].map((heading, index) => (
						<th
							key={heading}
							scope="col"
							className={index < 2 ? 'py-2 pr-3' : 'py-2 pr-3 text-right last:pr-0'}
						>
							{heading}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{prices.map(({ of, label, amounts: cells }) => (
					<tr key={`${of} ${label}`} className="border-b border-border align-top">
						<td className="py-2 pr-3">{of}</td>
						<td className="py-2 pr-3">{label}</td>
						{cells.map((dollars, index) => (
							<td
								key={amounts[index]}
								className={classNames(
									'py-2 pr-3 text-right tabular-nums last:pr-0',
									index > 0 && 'font-semibold',
								)}
							>
								{dollars === null ? 'None' : formatDollars(dollars)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}
