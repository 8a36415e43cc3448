import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { Prose } from '#app/company/prose.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { AboutContent } from './about_content.server.ts'

/** The call to action below the story (AB-03). */
export function Bottom({ title, description, buttonText, buttonUrl }: AboutContent['bottom']) {
	return (
		<section
			aria-labelledby="bottom-heading"
			className="border-t border-border bg-secondary text-secondary-foreground print:hidden"
		>
			<div className="wrap section flex flex-wrap items-end justify-between gap-x-12 gap-y-7">
				<div>
					<h2 id="bottom-heading" className="text-title">
						{title}
					</h2>
					<p className="mt-3 max-w-[48ch] text-lead">
						<Prose text={description} />
					</p>
				</div>
				<div className="flex flex-wrap gap-3">
					<ButtonLink to={buttonUrl ?? '/contact'} kind="loud" data-analytics-event="get_quote_about">
						{buttonText ?? 'Get a quote'}
					</ButtonLink>
					<CallButton kind="secondary" data-analytics-event="call_about" />
					<OpeningNote className="self-center text-[0.9375rem]" />
				</div>
			</div>
		</section>
	)
}
