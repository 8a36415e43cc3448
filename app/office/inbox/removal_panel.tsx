import type { Refusal } from '../kernel/screens/commands.server.ts'
import { Disclosure } from '../parts/disclosure.tsx'
import { Notice } from '../parts/notice.tsx'
import { RemovalForm } from '../parts/removal_form.tsx'

interface Props {
	isAnonymous: boolean
	isOpen: boolean
	refusal: Refusal | null
}

/** The panel to anonymize or delete a lead; for owners only. */
export function RemovalPanel({ isAnonymous, isOpen, refusal }: Props) {
	return (
		<Disclosure
			title="Someone asked us to remove their data"
			isOpen={refusal !== null}
			className="border-t border-border"
		>
			<div className="grid gap-6 pt-3">
				{refusal && <Notice tone="problem">{refusal.message}</Notice>}
				{!isAnonymous && (
					<RemovalForm
						intent="anonymise"
						button="Remove the sender’s data"
						text="This permanently removes the name, phone, email, address, messages, photos, notes and emails, and saved views that search for them. What they asked for and when still counts."
					>
						{isOpen && (
							<p className="max-w-prose text-[0.9375rem] font-semibold">
								This request is still open, so it is closed as Lost, too: there is nobody left to answer.
							</p>
						)}
					</RemovalForm>
				)}
				<RemovalForm
					intent="delete"
					button="Delete the request"
					text="This permanently deletes the request and takes it out of every count. What was agreed about texts is kept, without a name."
				/>
			</div>
		</Disclosure>
	)
}
