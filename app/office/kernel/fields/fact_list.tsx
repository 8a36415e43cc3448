import { useState } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import { Prose } from '#app/company/prose.tsx'
import { placeholderValues } from '#app/content/named_facts.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Every placeholder with its current value, collapsed. */
export function FactList() {
	const facts = useFacts()
	const [today] = useState(() => new Date())
	return (
		<details className="@container mt-8 rounded-md border border-border bg-card text-card-foreground">
			<summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
				<Icon name="chevron" />
				Company facts you can name
			</summary>
			<dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 px-4 pb-4 text-[0.9375rem] @xl:grid-cols-[auto_minmax(0,1fr)]">
				{[...placeholderValues(facts, today)].map(([name, value]) => (
					<div key={name} className="contents">
						<dt className="pt-2 font-mono text-sm wrap-anywhere">{`{{${name}}}`}</dt>
						<dd className="pt-1 text-muted-foreground @xl:pt-2">
							<Prose text={value} />
						</dd>
					</div>
				))}
			</dl>
		</details>
	)
}
