import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { formText } from '#platform/forms/form_text.ts'
import { isSettled } from '#app/leads/lead_statuses.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '../parts/disclosure.tsx'
import { Notice } from '../parts/notice.tsx'
import { controlClass } from '#app/ui/field.tsx'
import type { LeadPageData } from './lead_page.server.ts'
import type { LeadRefusal, leadPageAction } from './lead_commands.server.ts'
import { settledByCall, type ContactKind, type ContactOutcome } from '../requests/contacts.ts'
import { useHalfTyped } from '../parts/use_half_typed.ts'
import { longestNote } from '../requests/note_limit.ts'

type Choice = { outcome: ContactOutcome | typeof settledByCall; words: string }

const choices: Record<ContactKind, Choice[]> = {
	call: [
		{ outcome: 'reached', words: 'Yes' },
		{ outcome: settledByCall, words: 'Yes, and it is done' },
		{ outcome: 'no-answer', words: 'No answer' },
		{ outcome: 'message', words: 'Left a message' },
	],
	mail: [
		{ outcome: 'sent', words: 'Yes, sent' },
		{ outcome: 'not-sent', words: 'Not sent' },
	],
}

interface Props {
	lead: Pick<LeadPageData, 'name' | 'openContact' | 'way' | 'progress'>
	/** Why it was refused, if the form was submitted without scripts. */
	refusal: LeadRefusal<'contact'> | null
}

/**
 * Asks how a call or mail went: right after it was started here, also on return from the dialer, or, when opened, about a
 * call from another phone. Submits by fetcher, so that input elsewhere on the page is kept.
 */
export function ContactQuestion({ lead, refusal }: Props) {
	const { openContact: open, name, way, progress: work } = lead
	const canSettle = way === 'service' && !isSettled(work.status)
	if (open === null) {
		return (
			<Disclosure title="Note a call" isOpen={refusal !== null} className="mt-3">
				<Question kind="call" press="" {...{ name, canSettle, refusal }} />
			</Disclosure>
		)
	}
	return (
		<section
			aria-label="How it went"
			className="mt-4 rounded-lg border-2 border-accent bg-card p-4 text-card-foreground"
		>
			<Question key={open.press} kind={open.kind} press={open.press} {...{ name, canSettle, refusal }} />
		</section>
	)
}

const formId = 'contact-question'

interface QuestionProps {
	kind: ContactKind
	press: string
	name: string
	/** Whether a call may have settled the request. */
	canSettle: boolean
	refusal: LeadRefusal<'contact'> | null
}

function Question({ kind, press, name, canSettle, refusal }: QuestionProps) {
	const fetcher = useFetcher<typeof leadPageAction>()
	const form = useRef<HTMLFormElement>(null)
	const outcome = fetcher.data
	const offered = choices[kind].filter((choice) => canSettle || choice.outcome !== settledByCall)
	const refused = outcome === undefined ? refusal : outcome.ok ? null : (outcome as LeadRefusal<'contact'>)
	const isSaving = fetcher.state !== 'idle'
	const restored = useHalfTyped(formId, { kept: refused, begins: press })
	useEffect(() => {
		if (!outcome?.ok || !form.current) return
		form.current.reset()
		const details = form.current.closest('details')
		if (details) details.open = false
	}, [outcome])
	return (
		<fetcher.Form
			id={formId}
			ref={form}
			method="post"
			className="grid gap-3"
			onSubmit={(event) => {
				event.preventDefault()
				const { submitter } = event.nativeEvent as SubmitEvent
				const sent = new FormData(event.currentTarget, submitter)
				sent.set('stay', '1')
				void fetcher.submit(sent, { method: 'post' })
			}}
		>
			<input type="hidden" name="intent" value="outcome" />
			<input type="hidden" name="kind" value={kind} />
			<input type="hidden" name="press" value={press} />
			<p className="text-lg font-semibold">
				{kind === 'call' ? `Reached ${name}?` : `Sent ${name} an email?`}
			</p>
			{refused && <Notice tone="problem">{refused.message}</Notice>}
			<label className="grid gap-1 text-[0.9375rem]">
				What was said (optional)
				<textarea
					name="contact_note"
					rows={2}
					maxLength={longestNote}
					defaultValue={refused?.kept.note ?? formText(restored, 'contact_note')}
					readOnly={isSaving}
					className={`field-sizing-content py-2 ${controlClass}`}
				/>
			</label>
			<div className="flex flex-wrap gap-2">
				{offered.map(({ outcome: value, words }, index) => (
					<Button
						key={value}
						type="submit"
						name="outcome"
						value={value}
						kind={index === 0 ? 'primary' : 'secondary'}
						disabled={isSaving}
						className="grow"
					>
						{words}
					</Button>
				))}
				{kind === 'call' && press !== '' && (
					<Button type="submit" name="outcome" value="not-made" kind="quiet" disabled={isSaving}>
						I did not call
					</Button>
				)}
			</div>
		</fetcher.Form>
	)
}
