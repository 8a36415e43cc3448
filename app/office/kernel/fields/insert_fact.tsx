import { focusOn } from '#platform/browser/focus_on.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import { classNames } from '#app/ui/class_names.ts'
import { controlClass } from '#app/ui/field.tsx'
import { offeredPlaceholders } from '../words/copy_parts.ts'

interface Props {
	/** The label of the field to insert into. */
	label: string
	/** Placeholders of requests that the field supports in addition to the facts. */
	alsoFills?: readonly string[] | undefined
	className?: string
	/** Inserts this placeholder at the cursor. */
	onInsert(name: string): void
}

const noNames: readonly string[] = []

/** A button below a field that opens a list of facts, searchable by name or value. */
export function InsertFact({ label, alsoFills = noNames, className, onInsert }: Props) {
	const [isOpen, setOpen] = useState(false)
	const id = useId()
	return (
		<div className={classNames('needs-script', className)}>
			<button
				type="button"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setOpen(!isOpen)}
				className="min-h-9 text-[0.9375rem] font-semibold text-primary underline-offset-4 hover:underline"
			>
				Insert a fact
				<span className="sr-only"> into {label}</span>
			</button>
			<div id={id} hidden={!isOpen}>
				{isOpen && (
					<FactPicker
						alsoFills={alsoFills}
						onClose={() => setOpen(false)}
						onPick={(name) => {
							setOpen(false)
							onInsert(name)
						}}
					/>
				)}
			</div>
		</div>
	)
}

interface PickerProps {
	alsoFills: readonly string[]
	onPick(name: string): void
	onClose(): void
}

function FactPicker({ alsoFills, onPick, onClose }: PickerProps) {
	const facts = useFacts()
	const [offered] = useState(() => offeredPlaceholders(alsoFills, facts, new Date()))
	const [query, setQuery] = useState('')
	const words = query.toLowerCase().split(/\s+/)
	// Exact matches of the value come before partial ones.
	const found = offered
		.filter(([name, meaning]) => {
			const searched = `${name} ${meaning}`.toLowerCase()
			return words.every((word) => searched.includes(word))
		})
		.toSorted((one, other) => Number(other[1] === query) - Number(one[1] === query))
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Escape') onClose()
		if (event.key !== 'Enter') return
		event.preventDefault()
		const [first] = found
		if (first) onPick(first[0])
	}
	return (
		<div className="rounded-md border border-border bg-card p-2 text-card-foreground">
			<input
				ref={focusOn}
				type="search"
				aria-label="Fact or its value"
				placeholder="Find a fact: cart, 7:00, phone"
				value={query}
				onInput={(event) => event.stopPropagation()}
				onChange={({ target }) => setQuery(target.value)}
				onKeyDown={onKeyDown}
				className={`h-11 scroll-mb-56 ${controlClass}`}
			/>
			<ul className="mt-1 max-h-56 overflow-y-auto">
				{found.map(([name, meaning]) => (
					<li key={name}>
						<button
							type="button"
							onClick={() => onPick(name)}
							className="flex min-h-9 w-full flex-wrap items-baseline justify-between gap-x-4 rounded-sm px-2 py-1.5 text-left text-[0.9375rem] hover:bg-muted"
						>
							<span className="min-w-0 break-words">{meaning || '(empty)'}</span>
							<span className="font-mono text-sm text-muted-foreground">{name}</span>
						</button>
					</li>
				))}
			</ul>
			<p className="px-2 text-[0.9375rem] text-muted-foreground empty:hidden" aria-live="polite">
				{found.length === 0 ? 'No fact has these words.' : ''}
			</p>
		</div>
	)
}
