import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { usePreservedInput } from '#app/ui/preserved_input.ts'
import { RefusalNotice } from '../parts/refusal_notice.tsx'
import type { LeadRefusal } from './lead_action.server.ts'
import type { LeadPageData } from './lead_page.server.ts'
import { type TypedWork, typedOf, typedWork } from './typed_work.ts'
import { WorkFields } from './work_fields.tsx'

interface Props {
	lead: LeadPageData
	refusal: LeadRefusal | null
	isSaved: boolean
}

/** The office's work on the lead: status, assignee, offer, follow-up, note; one button saves all. */
export function WorkForm({ lead, refusal, isSaved }: Props) {
	usePreservedInput('lead-work')
	const isSaving = useNavigation().formData?.get('intent') === 'save'
	const form = useRef<HTMLFormElement>(null)
	// The initial values stay while the page's data reloads, or a save would be compared with the wrong ones.
	const [known, setKnown] = useState(refusal?.work ?? lead.work)
	const [typed, setTyped] = useState(refusal?.typed ?? typedOf(known))
	useEffect(() => {
		// What changed meanwhile shows, unless somebody is choosing something here; a note in progress stays either way.
		if (lead.work.version <= known.version || refusal !== null || !form.current) return
		const shown: TypedWork = { ...typedWork(new FormData(form.current)), note: '' }
		if (JSON.stringify(shown) !== JSON.stringify(typedOf(known))) return
		setKnown(lead.work)
		setTyped(typedOf(lead.work))
	}, [lead.work, known, refusal])
	return (
		<Form
			id="lead-work"
			ref={form}
			method="post"
			aria-label="Work on this lead"
			className="grid gap-5 rounded-lg border border-border bg-card p-5 text-card-foreground lg:top-6 lg:[@media(min-height:54rem)]:sticky"
		>
			<input type="hidden" name="version" value={known.version} />
			<input type="hidden" name="was_status" value={known.status} />
			<input type="hidden" name="was_assignee" value={known.assignee ?? ''} />
			<input type="hidden" name="was_amount" value={typedOf(known).amount} />
			<input type="hidden" name="was_amount_per" value={known.amount?.per ?? ''} />
			<input type="hidden" name="was_lost_reason" value={known.lostReason ?? ''} />
			<input type="hidden" name="was_follow_up" value={known.followUpOn ?? ''} />
			{refusal === null ? (
				<output className="block font-semibold text-primary empty:hidden">{isSaved && 'Saved.'}</output>
			) : (
				<RefusalNotice {...refusal} />
			)}
			<WorkFields key={known.version} lead={lead} typed={typed} known={known} refusal={refusal} />
			<TextArea
				name="note"
				label="Note"
				defaultValue={refusal?.typed?.note ?? ''}
				maxLength={4000}
				rows={3}
			/>
			<Button type="submit" name="intent" value="save" data-shortcut="send" disabled={isSaving}>
				{isSaving ? 'Saving...' : 'Save'}
			</Button>
		</Form>
	)
}
