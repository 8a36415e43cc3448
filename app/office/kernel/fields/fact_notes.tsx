import { listed } from '#platform/text/listed.ts'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import { unknownPlaceholders } from '#app/content/placeholders.ts'
import { factWarnings, withPlaceholder } from './fact_warnings.ts'
import { typeInto } from '#app/ui/type_into.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Warnings below a control for copy: unknown placeholders, and facts typed as plain text, each with a button that replaces
 * them by the placeholder so that the copy follows the fact. `text` is the control's initial value.
 */
export function FactNotes({
	text,
	isOff,
	alsoFills,
	children,
}: {
	text: string
	/** For fields that don't support placeholders: braces are plain text. */
	isOff?: boolean | undefined
	/** Placeholders it supports in addition to the facts. */
	alsoFills?: readonly string[] | undefined
	children: ReactNode
}) {
	const facts = useFacts()
	const [typed, setTyped] = useState(text)
	const [today] = useState(() => new Date())
	const control = useRef<TextControl>(null)
	const follow = ({ target }: FormEvent) => {
		if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
		control.current = target
		setTyped(target.value)
	}
	const box = useRef<HTMLDivElement>(null)
	const use = (replaced: string, placeholder: string) => {
		const field = control.current ?? box.current?.querySelector<TextControl>('input, textarea')
		if (field) typeInto(field, withPlaceholder(field.value, replaced, placeholder))
	}
	const unknown = isOff ? [] : [...new Set(unknownPlaceholders(typed, alsoFills ?? []))]
	const warnings = isOff ? [] : factWarnings(typed, facts, today)
	return (
		<div ref={box} onInput={follow}>
			{children}
			<div aria-live="polite">
				{unknown.length > 0 && (
					<p className="mt-1.5 text-[0.9375rem] font-semibold text-destructive">
						{unknown.map((name) => `{{${name}}}`).join(', ')}{' '}
						{unknown.length === 1 ? 'is no company fact.' : 'are no company facts.'} “Insert a fact” lists
						them.
					</p>
				)}
			</div>
			{warnings.length > 0 && (
				<ul className="mt-2 grid gap-2 border-l-4 border-accent pl-3 text-[0.9375rem]" aria-live="polite">
					{warnings.map(({ typed: words, suggestions }) => (
						<li key={words} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
							<span>
								“{words}”{' '}
								{suggestions.length > 0
									? 'is a company fact: it will not change with it.'
									: 'is not a company fact. Is it still true?'}
							</span>
							{suggestions.map(({ replaced, placeholder }) => (
								<button
									key={placeholder}
									type="button"
									onClick={() => use(replaced, placeholder)}
									className="needs-script min-h-9 rounded-md border border-input bg-background px-2.5 font-semibold text-primary hover:bg-secondary"
								>
									Use {placeholder}
								</button>
							))}
							{suggestions.length > 0 && (
								<noscript>
									<span>
										Write{' '}
										{listed(
											suggestions.map(({ placeholder }) => placeholder),
											'or',
										)}{' '}
										instead.
									</span>
								</noscript>
							)}
						</li>
					))}
				</ul>
			)}
		</div>
	)
}
