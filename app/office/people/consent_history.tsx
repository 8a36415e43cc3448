import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { stopWarning, takesBackStop } from '#app/leads/spoken_consent.ts'
import { CheckBox } from '../parts/check_box.tsx'
import { Disclosure } from '../parts/disclosure.tsx'
import type { TextNumber, TextPanelData } from '../messages/shown_message.ts'
import type { PersonPageData } from './person_page.server.ts'

interface Props {
	person: PersonPageData & { texts: Pick<TextPanelData, 'numbers'> | null }
}

/** A person's consent history, and forms to record what they say by phone. */
export function ConsentHistory({ person: { consents, consentWording, texts } }: Props) {
	return (
		<section aria-labelledby="consent">
			<h2 id="consent" className="text-xl">
				What they said about texts
			</h2>
			<p className="max-w-prose text-[0.9375rem] text-muted-foreground">
				A yes in a form does not override a STOP, or what they said on the phone: anybody can type a number
				there.
			</p>
			{consents.length > 0 && (
				<ol className="mt-2 border-t border-border">
					{consents.map(({ id, said, how, when, wording }) => (
						<li key={id} className="border-b border-border py-2">
							<details>
								<summary className="flex min-h-11 flex-wrap items-center gap-x-2">
									<span className="font-semibold">{said}</span>
									{how}
									<span className="w-full text-[0.9375rem] text-muted-foreground">{when}</span>
								</summary>
								<blockquote className="border-l-4 border-accent pl-3 text-[0.9375rem]">{wording}</blockquote>
							</details>
						</li>
					))}
				</ol>
			)}
			<Disclosure title="They say it on the phone" className="mt-2">
				<div className="grid justify-items-start gap-3 pt-2">
					<p className="max-w-prose text-[0.9375rem]">Read this out before you record a yes:</p>
					<blockquote className="max-w-prose border-l-4 border-accent pl-3">{consentWording}</blockquote>
					{texts?.numbers.map((number) => (
						<SpokenYes key={number.number} {...number} />
					))}
					<Form method="post">
						<input type="hidden" name="intent" value="consent" />
						<Button type="submit" kind="secondary" name="answer" value="no">
							No texts
						</Button>
					</Form>
				</div>
			</Disclosure>
		</section>
	)
}

/** Records a yes for one number; after a STOP a box has to be checked, too. */
function SpokenYes({ number, shown, isStopped }: TextNumber) {
	return (
		<Form method="post" className="grid justify-items-start gap-2">
			<input type="hidden" name="intent" value="consent" />
			<input type="hidden" name="number" value={number} />
			{isStopped && (
				<>
					<p className="max-w-prose border-l-4 border-destructive pl-3">
						<strong>{shown}</strong>: {stopWarning} Their carrier may go on blocking our texts until that
						phone sends us START.
					</p>
					<CheckBox name="takes_back" label={takesBackStop} />
				</>
			)}
			<Button type="submit" name="answer" value="yes">
				They said yes for {shown}
			</Button>
		</Form>
	)
}
