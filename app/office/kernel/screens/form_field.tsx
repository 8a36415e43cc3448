import type { ReactNode } from 'react'
import type { Option } from '#app/company/option.ts'
import { MergeConflict } from '../../parts/merge_conflict.tsx'
import { RowField } from '../fields/row_field.tsx'
import type { ShownField } from '../fields/shown_field.ts'
import { PlannedNotes } from '../plans/planned_notes.tsx'
import type { PlannedNote } from '../plans/planned_notes.server.ts'
import { CopyText } from '../words/copy_text.tsx'
import { readableHtml } from '../words/readable_html.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormKept } from './form_action.server.ts'

interface Props extends Pick<FormKept, 'values' | 'theirs'> {
	errors: readonly FieldError[]
	field: ShownField
	/** The name of the control, if the field has several. */
	control?: string
	planned?: readonly PlannedNote[] | undefined
	/** The heading above the value that somebody else saved. */
	meanwhile?: string
	/** Replaces the usual control. */
	children?: ReactNode
}

/** A control of a row's form, with its plans and the conflicting value that somebody else published. */
export function FormField({
	field,
	control = field.name,
	planned,
	meanwhile = 'Published meanwhile:',
	children,
	values,
	errors,
	theirs,
}: Props) {
	return (
		<div>
			{children ?? <RowField field={field} values={values} errors={errors} />}
			<PlannedNotes notes={planned} />
			<FieldConflict {...{ field, control, theirs, meanwhile }} />
		</div>
	)
}

/** Kinds of fields whose value is more than the text of one control. */
const severalControls = 'checkbox checklist items pairs prices html weekdays holidays closedDays'.split(' ')

type ConflictProps = Pick<Props, 'field' | 'theirs'> & { control: string; meanwhile: string }

/** Shown below a control that two people changed: the other person's value. */
function FieldConflict({ field, control, theirs, meanwhile }: ConflictProps) {
	// Fields that belong together conflict together.
	const other = theirs.find(({ name, values }) => name === control || control in values)
	if (!other) return null
	const text = other.values[control] ?? Object.values(other.values).join('\n')
	const kind = field.control === 'fact' ? field.kind : field.control
	const chosen = field.options && labelsOf(field.options, text)
	const words =
		other.words ??
		chosen ??
		{ checkbox: text ? 'Checked' : 'Not checked', html: readableHtml(text) }[String(kind)] ??
		text
	const canTake = !severalControls.includes(kind)
	return (
		<MergeConflict
			label={meanwhile}
			words={words && <CopyText text={words} />}
			take={canTake ? { name: control, value: text } : null}
		/>
	)
}

/** The labels of the chosen options, one per line. */
function labelsOf(options: readonly Option[], text: string): string {
	const labelOf = (chosen: string) => options.find(({ value }) => value === chosen)?.label ?? chosen
	return text.split('\n').map(labelOf).join('\n')
}
