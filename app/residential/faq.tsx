import { Link, useRevalidator } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { FaqAccordion, type FaqEntry } from '#app/sections/faq/faq_accordion.tsx'
import { LoadingQuestions } from '#app/sections/faq/loading_questions.tsx'
import { TryAgain } from '#app/ui/try_again.tsx'

interface Props {
	heading: string
	/** Null if they could not be loaded. */
	faqs: readonly FaqEntry[] | null
}

const anchor = 'faq'

/**
 * The residential questions, any number of them open at once. Nothing if there are none, skeletons while they
 * are reloaded after a failure (RS-02, RS-03).
 */
export function ResidentialFaq({ heading, faqs }: Props) {
	const { state } = useRevalidator()
	if (faqs?.length === 0) return null
	return (
		<section id={anchor} aria-labelledby="faq-heading" className="section">
			<div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.7fr]">
				<h2 id="faq-heading" className="text-title lg:sticky lg:top-28 lg:self-start">
					{heading}
				</h2>
				<div>
					{faqs ? (
						<FaqAccordion faqs={faqs} />
					) : state === 'loading' ? (
						<LoadingQuestions rows={5} />
					) : (
						<Failure />
					)}
					<p className="mt-8">
						A missed pickup, a broken cart, weeks to skip?{' '}
						<Link to="/service-request" className="link">
							Send a service request
						</Link>
						. Not sure of your day?{' '}
						<Link to="/pickup-day" className="link">
							Find it by your address
						</Link>
						.
					</p>
				</div>
			</div>
		</section>
	)
}

function Failure() {
	return (
		<div role="alert" className="rounded-lg border-2 border-destructive p-6 sm:p-8">
			<h3 className="text-subtitle">Oops! Unable to load FAQs for this location</h3>
			<p className="mt-3">Please try refreshing this section or contact us if the problem persists.</p>
			<div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
				<TryAgain anchor={anchor} />
				<CallLink className="link inline-block py-2.5" data-analytics-event="call_faq" />
			</div>
		</div>
	)
}
