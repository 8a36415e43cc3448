import type { ReactNode } from 'react'
import { typeInto } from '#app/ui/type_into.ts'

interface Props {
	/** The other user's value, as text. */
	words: ReactNode
	/** The control and value for the button that takes over the other value. */
	take?: { name: string; value: string } | null
	label?: string
}

/** Shown below a field that two users changed: the other user's value, to read, copy or take over. */
export function MergeConflict({ words, take, label = 'Saved meanwhile:' }: Props) {
	return (
		<div className="mt-2 rounded-md border-2 border-accent bg-card p-3 text-card-foreground">
			<p className="font-semibold">{label}</p>
			<p className="mt-1 break-words whitespace-pre-wrap">{words || 'Empty'}</p>
			{take && (
				<button
					type="button"
					onClick={({ currentTarget: { form } }) => form && putInto(form, take)}
					className="needs-script mt-2 min-h-11 font-semibold text-primary underline underline-offset-4"
				>
					Take this instead of mine
				</button>
			)}
		</div>
	)
}

function putInto(form: HTMLFormElement, { name, value }: { name: string; value: string }): void {
	const control = form.elements.namedItem(name)
	if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) typeInto(control, value)
	if (control instanceof HTMLSelectElement || control instanceof RadioNodeList) control.value = value
}
