import { focusOn } from '#platform/browser/focus_on.ts'
import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useHalfTyped } from '../../parts/use_half_typed.ts'
import { JumpNotice } from '../fields/jump_notice.tsx'
import { QuestionBox } from '../fields/question_box.tsx'
import { DayField } from '../fields/day_field.tsx'
import { FactList } from '../fields/fact_list.tsx'
import { FormButtons, ReturnButton } from './form_buttons.tsx'
import { FormField } from './form_field.tsx'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormKept, FormRefused } from './form_action.server.ts'
import type { ShownField } from '../fields/shown_field.ts'
import type { FormContent } from './form_content.server.ts'
import { compactValues, typedTexts } from '../fields/collect_values.ts'
import { formControls } from '../fields/form_controls.ts'
import { formText } from '#platform/forms/form_text.ts'

/** Passed to a form that lays out its own fields. */
export interface FormState extends Pick<FormKept, 'values'> {
	errors: readonly FieldError[]
	/** Renders a field with its notes; `own` replaces its usual control. */
	field(control: string, own?: ReactNode): ReactNode
}

export interface RowFormProps {
	form: FormContent
	refused: FormRefused | null
	/** Lays out the fields; by default they are stacked. */
	children?: (state: FormState) => ReactNode
	/** Labels of the buttons. */
	save?: string
	preview?: string
	/** What submitting does; `publish` by default. With `save`, Return saves instead of opening a preview. */
	verb?: 'save' | 'publish'
}

const copyControls = new Set(['text', 'textarea', 'html', 'lines', 'items', 'pairs', 'prices'])

/** Whether the site fills placeholders in this field. */
function isCopy(field: ShownField): boolean {
	return copyControls.has(field.control) && !('plain' in field && field.plain)
}

/** A row's form, built from its type's fields. A plain HTML form until hydration. */
export function RowForm({
	form,
	refused,
	children,
	verb = 'publish',
	save = form.hasPage && verb === 'publish' ? 'Publish' : 'Save',
	preview = 'Preview',
}: RowFormProps) {
	const { search } = useLocation()
	// Links to new rows may prefill values by the query.
	const begins = form.version === null ? search : ''
	const restored = useHalfTyped('row-form', { kept: refused ?? form.draftId, begins })
	const { id, values, version } = refused?.kept ?? (restored ? restoredRow(form, restored) : form)
	const errors = refused?.errors ?? []
	const question = refused?.kept.question
	const theirs = refused?.kept.theirs ?? []
	const shown = (field: ShownField, control = field.name, own?: ReactNode) => (
		<FormField
			key={control}
			{...{ field, control, values, errors, theirs }}
			planned={form.planned[field.name]}
			meanwhile={verb === 'save' ? 'Saved meanwhile:' : 'Published meanwhile:'}
		>
			{own}
		</FormField>
	)
	const setUp = form.fields.filter(({ isSetUp }) => isSetUp)
	const needsAttention = new Set([...errors.map(({ field }) => field), ...theirs.map(({ name }) => name)])
	const asksForSetUp = form.version === null || setUp.some(({ name }) => needsAttention.has(name))
	const buttons = { verb, save, preview, hasPreview: form.hasPage, list: form.list }
	const fieldOf = (control: string, own?: ReactNode) => {
		const field = form.fields.find(({ name }) => control === name || control.startsWith(`${name}.`))
		return field && shown(field, control, own)
	}
	return (
		<Form method="post" id="row-form" className={children ? undefined : 'max-w-3xl'}>
			{refused?.message && <Notice tone="problem">{refused.message}</Notice>}
			<ErrorSummary errors={errors} ref={focusOn} />
			{question && 'jumps' in question && <JumpNotice question={question} />}
			<ReturnButton {...buttons} />
			<input type="hidden" name={formControls.id} value={id} />
			<input type="hidden" name={formControls.version} value={version ?? ''} />
			{form.about.note && (
				<p className="mt-6 border-l-4 border-accent pl-3 whitespace-pre-line">{form.about.note}</p>
			)}
			<div className="mt-6 grid gap-7">
				{children
					? children({ values, errors, field: fieldOf })
					: form.fields.filter(({ isSetUp }) => !isSetUp).map((field) => shown(field))}
				{setUp.length > 0 && (
					<SetUp labels={setUp.map(({ label }) => label)} isOpen={asksForSetUp}>
						{setUp.map((field) => shown(field))}
					</SetUp>
				)}
			</div>
			{form.days && (
				<div className="mt-7">
					<DayField {...form.days} {...{ values, errors, verb }} />
				</div>
			)}
			{question && 'heading' in question && <QuestionBox question={question} />}
			{form.fields.some(isCopy) && <FactList />}
			<FormButtons {...buttons} />
		</Form>
	)
}

/** The restored row with its typed values and the lock token that the form was opened with. */
function restoredRow(
	{ fields }: FormContent,
	restored: FormData,
): Pick<FormContent, 'id' | 'values' | 'version'> {
	return {
		id: formText(restored, formControls.id),
		values: compactValues(fields, typedTexts(restored)),
		version: formText(restored, formControls.version) || null,
	}
}

/** Collapsible group of fields that are set only once. */
function SetUp({ labels, isOpen, children }: { labels: string[]; isOpen: boolean; children: ReactNode }) {
	return (
		<details open={isOpen} className="border-y border-border">
			<summary className="flex min-h-12 items-center gap-2 font-semibold">
				<Icon name="chevron" />
				Set-up: {labels.map((label) => label.toLowerCase()).join(', ')}
			</summary>
			<div className="grid gap-7 pt-2 pb-5">{children}</div>
		</details>
	)
}
