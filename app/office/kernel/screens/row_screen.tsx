import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { PageHead } from '../../parts/page_head.tsx'
import { CopyText } from '../words/copy_text.tsx'
import { formControls } from '../fields/form_controls.ts'
import type { FormRefused } from './form_action.server.ts'
import { RowForm, type RowFormProps } from './row_form.tsx'
import type { RowPage } from './row_page.server.ts'

interface Props extends Omit<RowFormProps, 'form' | 'refused'> {
	page: RowPage
	refused: FormRefused | undefined
	/** What was just done. */
	notice: string | null | undefined
	/** Shown between the heading and the form. */
	above?: ReactNode
	/** Shown beside the form, or below it on narrow screens. */
	beside?: ReactNode
}

/** A row's page: heading, what was just done, the form, and below it the way to delete the row. */
export function RowScreen({ page, refused, notice, above, beside, ...form }: Props) {
	const { title, singular, lastSave, list, label } = page
	const rowForm = (
		<RowForm
			key={refused?.kept.formKey ?? `${page.version} ${page.draftId}`}
			form={page}
			refused={refused ?? null}
			{...form}
		/>
	)
	return (
		<>
			<PageHead
				title={title === null ? `New ${singular}` : <CopyText text={title} />}
				lead={lastSave ? `Last saved by ${lastSave}.` : undefined}
				back={{ to: list, name: label }}
				actions={title !== null && <RowLinks page={page} />}
			/>
			{notice && !refused && <Notice tone="done">{notice}</Notice>}
			{above}
			{beside ? (
				<div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
					{rowForm}
					{beside}
				</div>
			) : (
				rowForm
			)}
			{title !== null && <Deletion page={page} />}
		</>
	)
}

function RowLinks({ page: { texts, history, path } }: { page: RowPage }) {
	return (
		<>
			{texts && (
				<ButtonLink kind="secondary" to={texts.to}>
					Page texts
				</ButtonLink>
			)}
			<ButtonLink kind="secondary" to={history}>
				History
			</ButtonLink>
			{path && (
				<ButtonLink kind="secondary" href={path} target="_blank">
					See it
				</ButtonLink>
			)}
		</>
	)
}

/** Deletes the row by submitting its form, so that the typed values are kept if the row cannot be deleted. */
function Deletion({ page: { singular, hasPage, isHidden, texts, about } }: { page: RowPage }) {
	const leaves = isHidden ? 'It is off the site already' : 'It leaves the site at once'
	return (
		<details className="mt-12 max-w-3xl border-t border-border pt-4">
			<summary className="inline-flex min-h-11 items-center font-semibold text-destructive underline underline-offset-4">
				Delete this {singular}
			</summary>
			<p className="mt-2">
				{about.deletion ?? (
					<>
						{hasPage ? leaves : 'Nobody can choose it any more'}
						{texts && texts.written > 0 && ', and the texts written for its page go with it'}. The history
						keeps it and can bring it back.
					</>
				)}
			</p>
			{about.deletionNote && <p className="mt-2 font-semibold">{about.deletionNote}</p>}
			<Button
				type="submit"
				form="row-form"
				name={formControls.intent}
				value="delete"
				formNoValidate
				kind="secondary"
				className="mt-4"
			>
				Delete it
			</Button>
		</details>
	)
}
