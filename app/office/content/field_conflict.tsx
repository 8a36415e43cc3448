import { MergeConflict } from '../parts/merge_conflict.tsx'
import { CopyText } from '../kernel/words/copy_text.tsx'
import type { FormRefused } from './form_action.server.ts'
import type { ShownField } from '../kernel/fields/shown_field.ts'
import { readableHtml } from '../kernel/words/readable_html.ts'

/** Under a field of a row that two people changed: what the other published. */
export function FieldConflict({ field, theirs }: { field: ShownField; theirs: FormRefused['theirs'] }) {
	const other = theirs.find(({ name }) => name === field.name)
	if (!other) return null
	const text = Object.values(other.values).join('\n')
	const words =
		{ checkbox: text ? 'Ticked' : 'Not ticked', html: readableHtml(text) }[String(field.widget)] ?? text
	const canTake = !['checkbox', 'items', 'pairs', 'prices', 'html'].includes(field.widget)
	return (
		<MergeConflict
			label="Published meanwhile:"
			words={words && <CopyText text={words} />}
			take={canTake ? { name: field.name, value: text } : null}
		/>
	)
}
