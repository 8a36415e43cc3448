import { asSentence } from '#platform/text/as_sentence.ts'
import type { ReactNode } from 'react'
import { CallLink } from '#app/company/call_link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { AreaContent } from './area_content.server.ts'

/** Information shown before a request is sent: what the schedule says, or the notice period. */
export function Answer({
	answer,
	contractedTo,
	about,
}: Pick<AreaContent, 'answer' | 'contractedTo' | 'about'>) {
	if (contractedTo !== null)
		return (
			<Note heading={asSentence(`Trash here is picked up by ${contractedTo}`)}>
				The city has contracted it to them, so they can tell you what happened. For any of our own services,
				call <CallLink />.
			</Note>
		)
	if (answer) return <Note heading={answer.heading}>{answer.text}</Note>
	return about && <p className="mb-6 max-w-[60ch]">{about}</p>
}

function Note({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<div className="mb-6 flex gap-3 rounded-md border-2 border-primary bg-secondary p-4 text-secondary-foreground">
			<Icon name="calendar" className="mt-1 shrink-0" />
			<div>
				<p className="text-lead leading-snug font-semibold">{heading}</p>
				<p className="mt-1.5 max-w-[60ch]">{children}</p>
			</div>
		</div>
	)
}
