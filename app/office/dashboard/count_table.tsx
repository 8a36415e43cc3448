interface CountRow {
	name: string
	/** Below the name. */
	detail?: string
	count: number | string
	/** Below the count. */
	note?: string
}

interface Props {
	label: string
	head: [string, string]
	rows: readonly CountRow[]
	empty?: string
}

/** A table of names and counts, in the order of `rows`. */
export function CountTable({ label, head, rows, empty = '' }: Props) {
	if (rows.length === 0) return <p className="mt-4 border-t border-border py-4">{empty}</p>
	return (
		<table aria-label={label} className="mt-4 w-full text-left">
			<thead>
				<tr className="border-b-2 border-foreground">
					<th scope="col" className="py-2 pr-4">
						{head[0]}
					</th>
					<th scope="col" className="py-2 text-right">
						{head[1]}
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ name, detail, count, note }) => (
					<tr key={`${name} ${detail ?? ''}`} className="border-b border-border">
						<th scope="row" className="py-2.5 pr-4 font-normal wrap-anywhere">
							{name}
							{detail && <Small>{detail}</Small>}
						</th>
						<td className="py-2.5 text-right align-top tabular-nums">
							<span className="font-semibold">{count}</span>
							{note && <Small>{note}</Small>}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

function Small({ children }: { children: string }) {
	return <span className="block text-[0.9375rem] text-muted-foreground">{children}</span>
}
