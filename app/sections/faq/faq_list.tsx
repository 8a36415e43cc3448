import { useRevalidator } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TryAgain } from '#app/ui/try_again.tsx'
import { FaqAccordion, type FaqEntry } from './faq_accordion.tsx'
import { LoadingQuestions } from './loading_questions.tsx'

interface Props {
	/** Null where they could not be loaded. */
	faqs: readonly FaqEntry[] | null
	/** The id of the section. */
	anchor?: string
}

/** The questions, or an error message if they could not be loaded. */
export function FaqList({ faqs, anchor = 'faq' }: Props) {
	const { state } = useRevalidator()
	if (faqs) return <FaqAccordion group="faq" faqs={faqs} below={payButton} />
	if (state === 'loading') return <LoadingQuestions rows={5} />
	return (
		<div role="alert">
			<p className="text-lead font-semibold">Unable to load FAQs. Please try again later.</p>
			<p className="mt-2 mb-4">
				Or ask us: <CallLink />.
			</p>
			<TryAgain anchor={anchor} />
		</div>
	)
}

function payButton({ question }: FaqEntry) {
	if (!isAboutPaying(question)) return null
	return (
		<ButtonLink to="/pay-my-bill" target="_blank" kind="secondary">
			Pay My Bill
			<Icon name="external" size={18} />
			<span className="sr-only">(opens in a new tab)</span>
		</ButtonLink>
	)
}

/** Whether a question's answer gets the Pay My Bill button (FQ-03). */
export function isAboutPaying(question: string): boolean {
	return question.toLowerCase().includes('how do i pay my bill')
}
