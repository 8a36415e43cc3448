import { CountTable } from './count_table.tsx'
import type { SiteUse } from './site_use.server.ts'

/** Tables of visitors' searches without results, and of the links they clicked. */
export function SiteUseTables({ note, counts }: SiteUse) {
	return (
		<>
			{note !== null && <p className="mt-2 max-w-prose text-muted-foreground">{note}</p>}
			{counts && <CountTables {...counts} />}
		</>
	)
}

function CountTables({ searches, buttons }: NonNullable<SiteUse['counts']>) {
	return (
		<div className="mt-12 grid gap-12 lg:grid-cols-2">
			<section aria-labelledby="searches">
				<h3 id="searches" className="text-xl">
					Searched without result
				</h3>
				<p className="mt-1 text-muted-foreground">{searches.summary}</p>
				<CountTable
					label="Searched without result"
					head={['Words', 'Times']}
					rows={searches.without}
					empty="No search without a result."
				/>
			</section>
			<section aria-labelledby="buttons">
				<h3 id="buttons" className="text-xl">
					Buttons that brought calls
				</h3>
				<p className="mt-1 text-muted-foreground">
					Presses on phone links, by page. Visitors who ask not to be tracked are not counted.
				</p>
				<CountTable
					label="Buttons that brought calls"
					head={['Button', 'Presses']}
					rows={buttons.calls}
					empty="No phone link was pressed yet."
				/>
				{buttons.others.length > 0 && (
					<>
						<h4 className="mt-8 text-lg tracking-normal">Other marked buttons</h4>
						<CountTable label="Other marked buttons" head={['Button', 'Presses']} rows={buttons.others} />
					</>
				)}
			</section>
		</div>
	)
}
