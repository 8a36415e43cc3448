import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { AreaLink } from './answer.ts'
import { AreaAnswerView } from './area_answer_view.tsx'
import { answerSentence, answerTitle } from './answer_sentence.ts'
import { answerAnchor, type LookedUp } from './look_up_result.ts'

interface Props {
	lookedUp: LookedUp | null
	/** An address on our routes. */
	example: string | null
}

/** The look-up's answer; takes the focus. The anchor's element is always rendered. */
export function AnswerView({ lookedUp, example }: Props) {
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (lookedUp) box.current?.focus({ preventScroll: false })
	}, [lookedUp])
	if (!lookedUp) return <div id={answerAnchor} />
	const { answer, typed } = lookedUp
	return (
		<div
			ref={box}
			id={answerAnchor}
			role="alert"
			tabIndex={-1}
			className="mt-5 scroll-mt-28 rounded-lg border-2 border-primary bg-card p-4 text-card-foreground sm:p-5"
		>
			{answer.kind === 'area' ? (
				<AreaAnswerView answer={answer} typed={typed.trim()} />
			) : (
				<NoDay answer={answer} example={example} />
			)}
		</div>
	)
}

function NoDay({
	answer,
	example,
}: {
	answer: Exclude<LookedUp['answer'], { kind: 'area' }>
	example: string | null
}) {
	const facts = useFacts()
	return (
		<>
			<p className="font-display text-xl font-[650]">{answerTitle(answer)}</p>
			<p className="mt-1.5">{answerSentence(answer, example)}</p>
			{answer.kind === 'choose' && <Links links={answer.choices} />}
			{answer.kind === 'place' && answer.areas.length > 0 && <Links links={answer.areas} />}
			{answer.kind === 'elsewhere' && answer.listed.length > 0 && <Links links={answer.listed} />}
			{answer.kind === 'outside' && <Links links={answer.nearest} />}
			{answer.kind === 'elsewhere' && answer.nearest && (
				<p className="mt-2">
					The nearest town where we do is{' '}
					<Link to={answer.nearest.to} className="link">
						{answer.nearest.name}
					</Link>
					.
				</p>
			)}
			{answer.kind === 'elsewhere' && answer.containers && (
				<p className="mt-2">
					<Link to={answer.containers} className="link">
						Containers in {answer.place}
					</Link>
				</p>
			)}
			{answer.kind === 'contracted' && (
				<p className="mt-2">
					<Link to={answer.to} className="link">
						See what we do there
					</Link>
				</p>
			)}
			<p className="mt-3">
				<CallLink
					className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
					data-analytics-event="call_pickup_day"
				>
					<Icon name="phone" />
					Call {facts.phone}
				</CallLink>
			</p>
		</>
	)
}

function Links({ links }: { links: readonly AreaLink[] }) {
	return (
		<ul className="mt-3 grid gap-2">
			{links.map(({ label, area, to }) => (
				<li key={`${label} ${to}`}>
					<Link
						to={to}
						className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 rounded-md border-2 border-primary px-4 py-2 hover:bg-secondary hover:text-secondary-foreground"
					>
						<span className="font-semibold">{label}</span>
						<span className="text-[0.9375rem]">{area}</span>
					</Link>
				</li>
			))}
		</ul>
	)
}
