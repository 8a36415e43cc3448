import { Link } from 'react-router'
import { withChoices } from '#app/company/link_choices.ts'
import { CallLink } from '#app/company/call_link.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import type { Receipt } from '#app/leads/lead_result.ts'
import { RolloffForm } from '#app/leads/rolloff/form.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface Props {
	town: string
	slug: string
	/** The size in yards that the visitor chose on an earlier page. */
	size: number | undefined
	receipt: Receipt | null
}

/** A town's roll-off quote form, and the next steps after it is sent. */
export function QuoteSection({ town, slug, size, receipt }: Props) {
	const facts = useFacts()
	return (
		<section aria-labelledby="quote-heading" className="section bg-muted print:hidden">
			<div className="wrap grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
				<div className="lg:sticky lg:top-28">
					<h2 id="quote-heading" className="text-title">
						A price for your job in {town}
					</h2>
					<p className="mt-4 max-w-[44ch] text-lead">
						{facts.rolloffs.length > 1 ? 'Choose one size or several.' : 'Tell us what you are throwing out.'}
					</p>
					<ul className="mt-6">
						<li>
							<CallLink
								className="inline-flex min-h-11 items-center gap-3 font-semibold"
								data-analytics-event="call_rolloff_quote"
							>
								<Icon name="phone" />
								<span className="link">{facts.phone}</span>
							</CallLink>
							<OpeningNote className="-mt-1 mb-1 block pl-8 text-[0.9375rem]" />
						</li>
						<li>
							<Link
								to={withChoices('/size-calculator', { town: slug })}
								className="inline-flex min-h-11 items-center gap-3 font-semibold"
							>
								<Icon name="container" />
								<span className="link">Work out the size first</span>
							</Link>
						</li>
					</ul>
				</div>
				<div className="rounded-lg border border-border bg-background p-5 sm:p-8">
					<RolloffForm key={`${slug} ${size}`} town={town} size={size} receipt={receipt} />
				</div>
			</div>
		</section>
	)
}
