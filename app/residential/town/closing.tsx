import { withChoices } from '#app/company/link_choices.ts'
import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { Prose } from '#app/company/prose.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** The call to action at the end of a town's page (RT-04, RT-07). */
export function TownClosing({
	title,
	description,
	slug,
}: {
	title: string
	description: string
	slug: string
}) {
	return (
		<section
			aria-labelledby="closing-heading"
			className="section bg-secondary text-secondary-foreground print:hidden"
		>
			<div className="wrap flex flex-wrap items-end justify-between gap-x-16 gap-y-7">
				<div>
					<h2 id="closing-heading" className="max-w-[20ch] text-title">
						{title}
					</h2>
					<p className="mt-4 max-w-[52ch] text-lead">
						<Prose text={description} />
					</p>
				</div>
				<div className="flex flex-wrap gap-3">
					<CallButton kind="secondary" data-analytics-event="call_closing" />
					<ButtonLink
						to={withChoices('/contact', { service: 'residential-services', town: slug })}
						kind="loud"
						data-analytics-event="get_quote_closing"
					>
						Get Quote Online
					</ButtonLink>
					<OpeningNote className="self-center text-[0.9375rem]" />
				</div>
			</div>
		</section>
	)
}
