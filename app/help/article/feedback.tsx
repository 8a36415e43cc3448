import { useEffect, useRef } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import {
	feedbackAnchor,
	type VoteReceipt,
	type VoteResult,
	voteField,
	voteSentences,
	voteValues,
} from '../vote_result.ts'
import { rememberVote, useOwnVote } from './own_votes.ts'

interface Props {
	slug: string
	/** The vote that was just counted. */
	receipt: VoteReceipt | null
}

/**
 * The question whether the article helped (HE-04), as a plain form; after a vote the buttons are disabled and a
 * thank-you is shown.
 */
export function Feedback({ slug, receipt }: Props) {
	const result = useActionData<VoteResult>()
	const ownVote = useOwnVote(slug)
	const vote = receipt ?? ownVote
	const isSending = useNavigation().formMethod === 'POST'
	const hasFailed = result?.ok === false && vote === null && !isSending
	useEffect(() => {
		if (receipt) rememberVote(slug, receipt)
	}, [slug, receipt])
	useCountReading(slug, receipt !== null || isSending)

	return (
		<section
			id={feedbackAnchor}
			aria-labelledby="feedback-heading"
			className="mt-12 max-w-[46rem] scroll-mt-24 rounded-lg bg-secondary p-5 text-secondary-foreground sm:p-6 lg:ml-[18.5rem] print:hidden"
		>
			<Form
				method="post"
				action={`/help/${slug}#${feedbackAnchor}`}
				replace
				preventScrollReset
				className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
			>
				<h2 id="feedback-heading" className="text-subtitle">
					Was this article helpful?
				</h2>
				<div className="flex flex-wrap gap-3">
					<Button
						type="submit"
						kind="secondary"
						name={voteField}
						value={voteValues.helpful}
						disabled={vote !== null || isSending}
					>
						Helpful
					</Button>
					<Button
						type="submit"
						kind="secondary"
						name={voteField}
						value={voteValues.notHelpful}
						disabled={vote !== null || isSending}
					>
						Not helpful
					</Button>
				</div>
			</Form>
			<output className={vote ? 'mt-4 block font-semibold' : undefined}>
				{vote && (vote.isHelpful ? voteSentences.helpful : voteSentences.notHelpful)}
			</output>
			{hasFailed && (
				<p role="alert" className="mt-4 font-semibold text-destructive">
					{voteSentences.failed}
				</p>
			)}
		</section>
	)
}

/**
 * Reports to the server that the article was read when the reader leaves it. A vote counts as the reading it ends,
 * so nothing is sent after one, nor while one is pending.
 */
function useCountReading(slug: string, isVote: boolean): void {
	const isCounted = useRef(false)
	const isCountedByVote = useRef(false)
	useEffect(() => {
		isCountedByVote.current = isVote
	}, [isVote])
	useEffect(() => {
		const count = () => {
			if (isCounted.current || isCountedByVote.current) return
			isCounted.current = true
			navigator.sendBeacon(`/help/${slug}/view`)
		}
		addEventListener('pagehide', count)
		return () => {
			removeEventListener('pagehide', count)
			count()
		}
	}, [slug])
}
