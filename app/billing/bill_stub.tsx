import { useFacts } from '#app/company/current_facts.ts'

/** A sample ID with this many digits, in groups of four as printed on bills. */
function sampleId(digits: number): string {
	return Array.from({ length: digits }, (_, at) => (at + 1) % 10)
		.join('')
		.replaceAll(/\d{4}(?=\d)/g, '$& ')
}

/** The top of a bill, with the customer ID circled. */
export function BillStub() {
	const facts = useFacts()
	return (
		<figure className="mt-8 max-w-md">
			<div className="rounded-t-md border border-b-0 border-border bg-card p-5 text-card-foreground shadow-sm">
				<p className="flex flex-wrap justify-between gap-x-4 font-display font-extrabold">
					<span>{facts.name}</span>
					<span className="text-muted-foreground">Bill</span>
				</p>
				<p className="mt-4 text-[0.9375rem] text-muted-foreground">Customer ID</p>
				<p className="-ml-3 w-fit rounded-full border-3 border-accent px-3 py-1 font-display text-2xl font-extrabold [font-variant-numeric:tabular-nums]">
					{sampleId(facts.promises.customerIdDigits)}
				</p>
				<div aria-hidden="true" className="mt-5 space-y-2.5">
					<div className="h-2.5 w-3/4 rounded-full bg-muted" />
					<div className="h-2.5 w-1/2 rounded-full bg-muted" />
				</div>
			</div>
			<svg
				viewBox="0 0 400 12"
				preserveAspectRatio="none"
				aria-hidden="true"
				className="h-3 w-full fill-card stroke-border"
			>
				<path d={tornEdge} vectorEffect="non-scaling-stroke" />
			</svg>
			<figcaption className="mt-2 text-[0.9375rem] text-muted-foreground">
				A sample. The ring shows where to look on yours.
			</figcaption>
		</figure>
	)
}

const tornEdge = `M0 0V6${Array.from({ length: 20 }, (_, tooth) => `L${tooth * 20 + 10} 11L${tooth * 20 + 20} 4`).join('')}V0`
