import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { usePreservedInput } from '#app/ui/preserved_input.ts'
import { OpenedValues } from '../kernel/fields/opened_values.tsx'
import { RefusalNotice } from '../parts/refusal_notice.tsx'
import { longestNote } from '../requests/note_limit.ts'
import type { LeadRefusal } from './lead_commands.server.ts'
import type { LeadPageData } from './lead_page.server.ts'
import { type ProgressValues, valuesOf, readValues } from './progress_values.ts'
import { ProgressFields } from './progress_fields.tsx'

interface Props {
	lead: LeadPageData
	refusal: LeadRefusal<'progress'> | null
	isSaved: boolean
}

/** The office's work on the lead: status, assignee, offer, follow-up, note; one button saves all. */
export function ProgressForm({ lead, refusal, isSaved }: Props) {
	usePreservedInput('lead-work')
	const isSaving = useNavigation().formData?.get('intent') === 'save'
	const form = useRef<HTMLFormElement>(null)
	// The initial values stay while the page's data reloads, or a save would be compared with the wrong ones.
	const [known, setKnown] = useState(refusal?.kept.known ?? lead.progress)
	const [values, setValues] = useState(refusal?.kept.values ?? valuesOf(known))
	useEffect(() => {
		// What changed meanwhile shows, unless somebody is choosing something here; a note in progress stays either way.
		if (lead.progress.version <= known.version || refusal !== null || !form.current) return
		const shown: ProgressValues = { ...readValues(new FormData(form.current)), note: '' }
		if (JSON.stringify(shown) !== JSON.stringify(valuesOf(known))) return
		setKnown(lead.progress)
		setValues(valuesOf(lead.progress))
	}, [lead.progress, known, refusal])
	return (
		<Form
			id="lead-work"
			ref={form}
			method="post"
			aria-label="Work on this lead"
			className="grid gap-5 rounded-lg border border-border bg-card p-5 text-card-foreground lg:top-6 lg:[@media(min-height:54rem)]:sticky"
		>
			<input type="hidden" name="version" value={known.version} />
			<OpenedValues
				values={{
					status: known.status,
					assignee: known.assignee ?? '',
					amount: valuesOf(known).amount,
					amount_per: known.amount?.per ?? '',
					lost_reason: known.lostReason ?? '',
					follow_up: known.followUpOn ?? '',
				}}
			/>
			{refusal === null ? (
				<output className="block font-semibold text-primary empty:hidden">{isSaved && 'Saved.'}</output>
			) : (
				<RefusalNotice message={refusal.message} events={refusal.kept.events} />
			)}
			<ProgressFields
				key={known.version}
				lead={lead}
				values={values}
				known={known}
				theirs={refusal?.kept.theirs ?? []}
			/>
			<TextArea
				name="note"
				label="Note"
				defaultValue={refusal?.kept.values.note}
				maxLength={longestNote}
				rows={3}
			/>
			<Button type="submit" name="intent" value="save" data-shortcut="send" disabled={isSaving}>
				{isSaving ? 'Saving...' : 'Save'}
			</Button>
		</Form>
	)
}
