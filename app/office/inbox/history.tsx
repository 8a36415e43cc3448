import { classNames } from '#app/ui/class_names.ts'
import { FoldedText } from '../parts/disclosure.tsx'
import type { HistoryLine, LeadPageData } from './lead_page.server.ts'

/** The lead's events, and the state of its mails. */
export function History({ lead: { history, mails, received, origin } }: { lead: LeadPageData }) {
	return (
		<section aria-labelledby="history">
			<h2 id="history" className="text-xl">
				History
			</h2>
			<ol className="mt-3 border-t border-border">
				{history.map(({ id, who, did, note, mail, when }) => (
					<li key={id} className="border-b border-border py-3">
						<p>
							<span className="font-semibold">{who}</span> {did}
						</p>
						{note !== null && (
							<p className="mt-1 max-w-prose border-l-4 border-accent pl-3 wrap-anywhere whitespace-pre-line">
								{note}
							</p>
						)}
						{mail !== null && <SentMail mail={mail} />}
						<p className="text-[0.9375rem] text-muted-foreground">{when}</p>
					</li>
				))}
				<li className="py-3">
					<p>{origin}</p>
					<p className="text-[0.9375rem] text-muted-foreground">{received}</p>
					{mails.map(({ id, what, state, isStuck }) => (
						<p key={id} className="mt-1 text-[0.9375rem] wrap-anywhere">
							{what}: <span className={classNames(isStuck && 'font-semibold text-destructive')}>{state}</span>
						</p>
					))}
				</li>
			</ol>
		</section>
	)
}

function SentMail({ mail: { subject, text, state, isStuck } }: { mail: NonNullable<HistoryLine['mail']> }) {
	const mark = classNames(isStuck && 'font-semibold text-destructive')
	return (
		<>
			<FoldedText title={subject}>{text || 'Its text is no longer kept.'}</FoldedText>
			<p className="text-[0.9375rem]">
				<span className={mark}>{state}</span>
			</p>
		</>
	)
}
