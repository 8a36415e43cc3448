import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { leadStatuses } from '#app/leads/lead_statuses.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { usePreservedInput } from '#app/ui/preserved_input.ts'
import { MergeConflict } from '../conflict/merge_conflict.tsx'
import { FilterSelect } from './filter_select.tsx'
import type { LeadRefusal } from './lead_action.server.ts'
import type { LeadPageData } from './lead_page.server.ts'
import { statusLabels } from './labels.ts'

interface Props {
	lead: LeadPageData
	refusal: LeadRefusal | null
	isSaved: boolean
}

/** The office's work on the lead: status, assignee, note; one button saves all three. */
export function WorkForm({ lead, refusal, isSaved }: Props) {
	usePreservedInput('lead-work')
	const isSaving = useNavigation().formData?.get('intent') === 'save'
	// The initial values stay while the page's data reloads, or a save would be compared with the wrong ones.
	const [known] = useState(refusal?.work ?? lead.work)
	const { status, assignee, note } = refusal?.typed ?? { ...lead.work, note: '' }
	return (
		<Form
			id="lead-work"
			method="post"
			aria-label="Work on this lead"
			className="grid gap-5 rounded-lg border border-border bg-card p-5 text-card-foreground lg:sticky lg:top-6"
		>
			<input type="hidden" name="version" value={known.version} />
			<input type="hidden" name="was_status" value={known.status} />
			<input type="hidden" name="was_assignee" value={known.assignee ?? ''} />
			<Outcome refusal={refusal} isSaved={isSaved} />
			<fieldset>
				<legend className="mb-2 font-sans text-base tracking-normal">Status</legend>
				<div className="grid grid-cols-2 gap-2">
					{leadStatuses.map((value) => (
						<label
							key={value}
							className="flex min-h-11 items-center gap-2.5 rounded-md border border-input px-3 has-checked:border-primary has-checked:bg-secondary has-checked:font-semibold has-checked:text-secondary-foreground"
						>
							<input
								type="radio"
								name="status"
								value={value}
								defaultChecked={value === status}
								className="size-5 shrink-0"
							/>
							{statusLabels[value]}
						</label>
					))}
				</div>
				<OtherChoice refusal={refusal} name="status" />
			</fieldset>
			<div>
				<FilterSelect
					name="assignee"
					label="Assigned to"
					value={assignee ?? ''}
					options={[
						{ value: '', label: 'Nobody' },
						...lead.colleagues.map(({ id, name }) => ({ value: id, label: name })),
					]}
				/>
				<OtherChoice refusal={refusal} name="assignee" />
			</div>
			<TextArea name="note" label="Note" defaultValue={note} maxLength={4000} rows={3} />
			<Button type="submit" name="intent" value="save" disabled={isSaving}>
				{isSaving ? 'Saving...' : 'Save'}
			</Button>
		</Form>
	)
}

/** The value that somebody else chose meanwhile, below one's own. */
function OtherChoice({ refusal, name }: { refusal: LeadRefusal | null; name: 'status' | 'assignee' }) {
	const other = refusal?.theirs.find((one) => one.name === name)
	return other && <MergeConflict words={other.words} take={{ name, value: other.value }} />
}

function Outcome({ refusal, isSaved }: { refusal: LeadRefusal | null; isSaved: boolean }) {
	if (refusal !== null) {
		return (
			<div role="alert" className="rounded-md border-2 border-destructive p-4">
				<p className="font-semibold">{refusal.message}</p>
				{refusal.events.length > 0 && (
					<ul className="mt-2 list-disc space-y-1 pl-5">
						{refusal.events.map(({ id, text }) => (
							<li key={id}>{text}</li>
						))}
					</ul>
				)}
			</div>
		)
	}
	return <output className="block font-semibold text-primary empty:hidden">{isSaved && 'Saved.'}</output>
}
