import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { OpenedValues } from '../kernel/fields/opened_values.tsx'
import { RefusalNotice } from '../parts/refusal_notice.tsx'
import { useHalfTyped } from '../parts/use_half_typed.ts'
import { longestNote } from '../requests/note_limit.ts'
import type { LeadRefusal } from './lead_commands.server.ts'
import type { LeadPageData } from './lead_page.server.ts'
import { progressKept, progressValues, sentValues, type ProgressState } from './progress_values.ts'
import { ProgressFields } from './progress_fields.tsx'

interface Props {
	lead: LeadPageData
	refusal: LeadRefusal<'progress'> | null
	isSaved: boolean
}

/** The office's work on the lead: status, assignee, offer, follow-up, note; one button saves all. */
export function ProgressForm({ lead, refusal, isSaved }: Props) {
	const restored = useHalfTyped('lead-work', { kept: refusal })
	const isSaving = useNavigation().formData?.get('intent') === 'save'
	const form = useRef<HTMLFormElement>(null)
	const [shown, setShown] = useState<ProgressState>({
		...opened(lead.progress),
		...(refusal?.kept ?? (restored && progressKept(restored))),
	})
	useEffect(() => {
		// Show changes by others unless something is being edited here; a half-typed note is kept either way.
		if (lead.progress.version <= shown.version || refusal !== null || !form.current) return
		const chosen = sentValues(new FormData(form.current))
		if (Object.entries(shown.opened).some(([control, value]) => chosen[control] !== value)) return
		setShown(opened(lead.progress))
	}, [lead.progress, shown, refusal])
	return (
		<Form
			id="lead-work"
			ref={form}
			method="post"
			aria-label="Work on this request"
			className="grid gap-5 rounded-lg border border-border bg-card p-5 text-card-foreground lg:top-6 lg:[@media(min-height:54rem)]:sticky"
		>
			<input type="hidden" name="version" value={shown.version} />
			<OpenedValues values={shown.opened} />
			{refusal === null ? (
				<output className="block font-semibold text-primary empty:hidden">{isSaved && 'Saved.'}</output>
			) : (
				<RefusalNotice message={refusal.message} events={shown.events} />
			)}
			<ProgressFields key={shown.version} lead={lead} form={shown} />
			<TextArea
				name="note"
				label="Note"
				defaultValue={shown.values['note']}
				maxLength={longestNote}
				rows={3}
			/>
			<Button type="submit" name="intent" value="save" data-shortcut="send" disabled={isSaving}>
				{isSaving ? 'Saving...' : 'Save'}
			</Button>
		</Form>
	)
}

/** The form's initial state. */
function opened(progress: LeadPageData['progress']): ProgressState {
	const values = progressValues(progress)
	return { values, opened: values, version: progress.version, theirs: [], events: [] }
}
