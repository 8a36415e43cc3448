import type { FormRefused } from './form_action.server.ts'
import type { ShownField } from './form_content.server.ts'
import { typeInto } from '#app/ui/type_into.ts'

/** Under a field that two people changed: what the other wrote, to read, to copy, or to take over. */
export function Theirs({ field, theirs }: { field: ShownField; theirs: FormRefused['theirs'] }) {
	const other = theirs.find(({ name }) => name === field.name)
	if (!other) return null
	const text = Object.values(other.values).join('\n')
	const words = field.widget === 'checkbox' ? (text ? 'Ticked' : 'Not ticked') : text || 'Empty'
	const take = () => {
		const control = document.querySelector(`#row-form [name="${CSS.escape(field.name)}"]`)
		if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) typeInto(control, text)
		if (control instanceof HTMLSelectElement) control.value = text
	}
	const canTake = !['checkbox', 'items', 'pairs', 'prices', 'html'].includes(field.widget)
	return (
		<div className="mt-2 rounded-md border-2 border-accent bg-card p-3 text-card-foreground">
			<p className="font-semibold">Published meanwhile:</p>
			<p className="mt-1 break-words whitespace-pre-wrap">{words}</p>
			{canTake && (
				<button
					type="button"
					onClick={take}
					className="needs-script mt-2 min-h-11 font-semibold text-primary underline underline-offset-4"
				>
					Take this instead of mine
				</button>
			)}
		</div>
	)
}
