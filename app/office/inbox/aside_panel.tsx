import { Form } from 'react-router'
import type { Refusal } from '../kernel/screens/commands.server.ts'
import { Notice } from '../parts/notice.tsx'
import { SubmitButton } from '../parts/submit_button.tsx'
import type { AsideState } from './set_aside.server.ts'

/** Replaces the progress form of a lead that was set aside: make it a request, or confirm that it is spam. */
export function AsidePanel({ aside, refusal }: { aside: AsideState; refusal: Refusal | null }) {
	return (
		<Form
			method="post"
			aria-label="Set aside"
			className="grid gap-4 rounded-lg border border-border bg-card p-5 text-card-foreground"
		>
			{refusal && <Notice tone="problem">{refusal.message}</Notice>}
			<p>
				{aside === 'confirmed'
					? 'Somebody in the office said that this is spam.'
					: 'This looks like spam, so it waits here: no receipt went out and no clock runs.'}{' '}
				If a person wrote it, make it a request: they get their receipt, and the time to answer counts from
				then on.
			</p>
			<div className="flex flex-wrap gap-2">
				<SubmitButton name="intent" value="make-request">
					Make it a request
				</SubmitButton>
				{aside === 'undecided' && (
					<SubmitButton name="intent" value="confirm-spam" kind="secondary">
						It is spam
					</SubmitButton>
				)}
			</div>
		</Form>
	)
}
