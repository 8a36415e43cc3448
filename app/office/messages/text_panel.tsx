import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Refusal } from '../kernel/screens/commands.server.ts'
import { TextLines } from '../texts/text_lines.tsx'
import { MessageForm } from './message_form.tsx'
import type { MessageKept, TextPanelData } from './shown_message.ts'
import { MessagePanel } from './message_panel.tsx'

interface Props {
	panel: TextPanelData
	refusal?: Refusal<MessageKept> | null
	/** Whether to show the consent for each number, because nothing else on the page does. */
	saysConsent?: boolean
}

/** The texts exchanged with a recipient, their consent, and a form for another text. */
export function TextPanel({ panel, saysConsent = false, refusal = null }: Props) {
	const { action, numbers, texts, sendsTexts, form, leavesLater, done } = panel
	const shownNumbers = numbers.filter(
		(one) => saysConsent || one.refusal !== null || (!sendsTexts && one.sms !== null),
	)
	return (
		<MessagePanel id="texts" title="Text messages" done={done}>
			{numbers.length === 0 && <p>There is no number to text.</p>}
			<ul className="grid gap-2 empty:hidden">
				{shownNumbers.map(({ number, shown, consentWords, refusal: reason, sms }) => (
					<li key={number}>
						{saysConsent && (
							<p className="flex flex-wrap items-center gap-x-2 font-semibold">
								<Icon
									name={reason === null ? 'check' : 'close'}
									className={reason === null ? '' : 'text-destructive'}
								/>
								{numbers.length > 1 && `${shown}: `}
								{consentWords}
							</p>
						)}
						{reason !== null && <p className="text-[0.9375rem] text-muted-foreground">{reason}</p>}
						{!sendsTexts && sms !== null && (
							<ButtonLink href={sms} kind="secondary" className="mt-2">
								Text {shown}
							</ButtonLink>
						)}
					</li>
				))}
			</ul>
			{!sendsTexts && numbers.some(({ sms }) => sms !== null) && (
				<p className="mt-2 max-w-prose text-[0.9375rem] text-muted-foreground">
					This opens texts on the device you hold. If they reply STOP there, please record “No texts” on their
					person’s page.
				</p>
			)}
			<TextLines texts={texts} action={action} />
			{form !== null && (
				<div className="mt-4">
					<MessageForm
						form={form}
						action={action}
						refusal={refusal}
						isSent={done !== null}
						note={leavesLater && `It is quiet time now: a text leaves ${leavesLater}.`}
					/>
				</div>
			)}
		</MessagePanel>
	)
}
