import { MergeConflict } from '../../parts/merge_conflict.tsx'
import { CopyText } from '../words/copy_text.tsx'
import type { FormRefused } from './form_action.server.ts'
import type { ShownField } from '../fields/shown_field.ts'
import { readableHtml } from '../words/readable_html.ts'

/** Under a field of a row that two people changed: what the other published. */
export function FieldConflict({ field, theirs }: { field: ShownField; theirs: FormRefused['theirs'] }) {
	const other = theirs.find(({ name }) => name === field.name)
	if (!other) return null
	const text = Object.values(other.values).join('\n')
	const words =
		{ checkbox: text ? 'Ticked' : 'Not ticked', html: readableHtml(text) }[String(field.control)] ?? text
	const canTake = !['checkbox', 'items', 'pairs', 'prices', 'html'].includes(field.control)
	return (
		<MergeConflict
			label="Published meanwhile:"
			words={words && <CopyText text={words} />}
			take={canTake ? { name: field.name, value: text } : null}
		/>
	)
}
