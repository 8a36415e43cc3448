import { Icon } from '#app/ui/icon.tsx'
import { Prose } from '#app/company/prose.tsx'
import { stackedTable } from '#app/ui/stacked_table.ts'

interface Props {
	rows: readonly { name: string; value: string }[]
	idealFor: readonly string[]
}

/** The size's specifications, beside who it suits (CM-06, CM-07). */
export function Specifications({ rows, idealFor }: Props) {
	return (
		<section id="specifications" aria-labelledby="specifications-heading" className="band">
			<div className="wrap section grid gap-x-20 gap-y-12 lg:grid-cols-[1.7fr_1fr]">
				<div>
					<h2 id="specifications-heading" className="text-title">
						In figures
					</h2>
					<div className="@container mt-6">
						<table className={`w-full border-collapse text-left ${stackedTable}`}>
							<caption className="sr-only">Specifications</caption>
							<tbody className="border-t-2 border-band-foreground">
								{rows.map(({ name, value }) => (
									<tr key={name} className="border-b border-band-line">
										<th scope="row" className="py-4 pr-6 font-normal">
											{name}
										</th>
										<td className="py-4 text-right font-display text-lead font-[650] text-balance">
											<Prose text={value} />
										</td>
									</tr>
								))}
							</tbody>
						</table>
					</div>
				</div>
				{idealFor.length > 0 && (
					<div>
						<h3 className="text-subtitle">Ideal for</h3>
						<ul className="mt-5 space-y-3">
							{idealFor.map((use) => (
								<li key={use} className="flex items-center gap-3 text-lead">
									<Icon name="check" className="text-band-accent" />
									{use}
								</li>
							))}
						</ul>
					</div>
				)}
			</div>
		</section>
	)
}
