/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox's list of links and buttons, which no select can hold */
import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class_names.ts'

/** A row with a label beside its content, or above it on small screens. */
export const optionRow = 'border-t border-border lg:grid lg:grid-cols-[15rem_1fr]'

/** A labeled group of options. */
export function OptionGroup({ id, name, children }: { id: string; name: string; children: ReactNode }) {
	return (
		<div role="group" aria-labelledby={id} className={optionRow}>
			<p id={id} role="presentation" className="py-3 font-display font-[650]">
				{name}
			</p>
			<div role="presentation" className="min-w-0">
				{children}
			</div>
		</div>
	)
}

interface Suggestions {
	id: string
	name: string
	queries: readonly string[]
	active: string | null
	choose(query: string): void
}

export function SuggestedQueries({ id, name, queries, active, choose }: Suggestions) {
	if (queries.length === 0) return null
	return (
		<OptionGroup id={id} name={name}>
			<div role="presentation" className="flex flex-wrap gap-2 py-2">
				{queries.map((query, index) => (
					<button
						key={query}
						id={`${id}-${index}`}
						type="button"
						role="option"
						aria-selected={active === `${id}-${index}`}
						tabIndex={-1}
						onClick={() => choose(query)}
						className={classNames(
							'flex min-h-11 items-center rounded-md border px-4 text-left wrap-anywhere',
							active === `${id}-${index}`
								? 'border-primary bg-primary text-primary-foreground'
								: 'border-input hover:bg-secondary hover:text-secondary-foreground',
						)}
					>
						{query}
					</button>
				))}
			</div>
		</OptionGroup>
	)
}
