import { useFacts } from '#app/company/current_facts.ts'
import { SizeLink } from './size_link.tsx'
import { dimensions } from './sizes.ts'
import { counted } from '#platform/text/counted.ts'
import { stackedTable } from '#app/ui/stacked_table.ts'

/** What is rented, side by side (RO-01, decisions D4 and D5). */
export function SpecTable() {
	const facts = useFacts()
	const cell = 'py-4 pl-1 @min-[20rem]:pl-2 @min-[36rem]:pl-6'
	const small = 'font-[650] max-sm:text-[0.9375rem] max-[22.5rem]:text-sm'
	const head = `${cell} ${small}`
	return (
		<div className="@container overflow-x-auto">
			<table className={`w-full border-collapse text-left ${stackedTable}`}>
				<caption className="sr-only">Sizes, loads, weight limits and dimensions of our containers</caption>
				<thead className="@max-[16rem]:hidden!">
					<tr className="border-b-2 border-foreground align-bottom font-display">
						<th scope="col" className={`py-4 ${small}`}>
							Size
						</th>
						<th scope="col" className={head}>
							Pickup loads
						</th>
						<th scope="col" className={head}>
							Weight limit
						</th>
						<th scope="col" className={head}>
							Dimensions
						</th>
					</tr>
				</thead>
				<tbody>
					{facts.rolloffs.map((size) => (
						<tr key={size.yards} className="border-b border-border">
							<th scope="row" className="py-2">
								<SizeLink
									size={size}
									className="link inline-block py-2.5 font-display text-base whitespace-nowrap min-[22.5rem]:text-lg sm:text-subtitle"
								>
									{size.yards} Yard
								</SizeLink>
							</th>
							<td className={cell}>
								<ColumnName>Pickup loads</ColumnName>
								{size.loads}
							</td>
							<td className={`${cell} min-[22.5rem]:whitespace-nowrap`}>
								<ColumnName>Weight limit</ColumnName>
								{counted(size.tons, 'ton')}
							</td>
							<td className={cell}>
								<ColumnName>Dimensions</ColumnName>
								{dimensions(size)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}

/** Replaces a column's header where columns are stacked. */
function ColumnName({ children }: { children: string }) {
	return <span className="hidden text-muted-foreground @max-[16rem]:block">{children}</span>
}
