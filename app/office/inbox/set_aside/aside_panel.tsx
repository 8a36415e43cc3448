import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { Refusal } from '../../kernel/screens/commands.server.ts'
import { Notice } from '../../parts/notice.tsx'
import type { AsideState } from './aside_state.ts'

/** Replaces the progress form of a lead that was set aside: make it a request, or confirm that it is spam. */
export function AsidePanel({ aside, refusal }: { aside: AsideState; refusal: Refusal | null }) {
	const isSending = useNavigation().formMethod === 'POST'
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
				<Button type="submit" name="intent" value="make-request" disabled={isSending}>
					Make it a request
				</Button>
				{aside === 'undecided' && (
					<Button type="submit" name="intent" value="confirm-spam" kind="secondary" disabled={isSending}>
						It is spam
					</Button>
				)}
			</div>
		</Form>
	)
}
