import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { PersonPageData } from './person_page.server.ts'

/** Everything they said about texts, and what they say on the phone now. */
export function ConsentHistory({ person: { consents, consentWording } }: { person: PersonPageData }) {
	return (
		<section aria-labelledby="consent">
			<h2 id="consent" className="text-xl">
				What they said about texts
			</h2>
			{consents.length > 0 && (
				<ol className="mt-2 border-t border-border">
					{consents.map(({ id, isGranted, how, when, wording }) => (
						<li key={id} className="border-b border-border py-2">
							<details>
								<summary className="flex min-h-11 flex-wrap items-center gap-x-2">
									<span className="font-semibold">{isGranted ? 'Yes' : 'No'}</span>
									{how}
									<span className="w-full text-[0.9375rem] text-muted-foreground">{when}</span>
								</summary>
								<blockquote className="border-l-4 border-accent pl-3 text-[0.9375rem]">{wording}</blockquote>
							</details>
						</li>
					))}
				</ol>
			)}
			<details className="mt-2">
				<summary className="flex min-h-11 items-center gap-2 font-semibold">
					<Icon name="chevron" />
					They say it on the phone
				</summary>
				<Form method="post" className="grid justify-items-start gap-3 pt-2">
					<p className="max-w-prose text-[0.9375rem]">Read this out before you record a yes:</p>
					<blockquote className="max-w-prose border-l-4 border-accent pl-3">{consentWording}</blockquote>
					<input type="hidden" name="intent" value="consent" />
					<div className="flex flex-wrap gap-2">
						<Button type="submit" name="answer" value="yes">
							They said yes
						</Button>
						<Button type="submit" kind="secondary" name="answer" value="no">
							No texts
						</Button>
					</div>
				</Form>
			</details>
		</section>
	)
}
