import type { FilledField } from './lead_record.server.ts'

/** The form's fields, in the visitor's words. */
export function LeadFields({ fields }: { fields: readonly FilledField[] }) {
	return (
		<section aria-labelledby="asked" className="@container">
			<h2 id="asked" className="text-xl">
				What they asked
			</h2>
			<dl className="mt-3 border-t border-border">
				{fields.map(({ label, value, isLong }) => (
					<div
						key={label}
						className={
							isLong
								? 'border-b border-border py-3'
								: 'grid gap-x-4 border-b border-border py-2.5 @md:grid-cols-[10rem_minmax(0,1fr)]'
						}
					>
						<dt className="text-[0.9375rem] text-muted-foreground">{label}</dt>
						<dd className="max-w-prose wrap-anywhere whitespace-pre-line">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}
