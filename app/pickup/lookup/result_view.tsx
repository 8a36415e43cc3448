import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AreaResultView } from './area_result_view.tsx'
import { resultSentence, resultTitle } from './result_sentences.ts'
import { type AreaLink, type LookUpOutcome, resultAnchor } from './look_up_result.ts'

interface Props {
	lookUp: LookUpOutcome | null
	/** An example address on our routes. */
	example: string | null
}

/** The look-up's result; takes the focus. The anchor element is always rendered. */
export function ResultView({ lookUp, example }: Props) {
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (lookUp) box.current?.focus({ preventScroll: false })
	}, [lookUp])
	if (!lookUp) return <div id={resultAnchor} />
	const { result, address } = lookUp
	return (
		<div
			ref={box}
			id={resultAnchor}
			role="alert"
			tabIndex={-1}
			className="mt-5 scroll-mt-28 rounded-lg border-2 border-primary bg-card p-4 text-card-foreground sm:p-5"
		>
			{result.kind === 'area' ? (
				<AreaResultView result={result} address={address.trim()} />
			) : (
				<NoDay result={result} example={example} />
			)}
		</div>
	)
}

function NoDay({
	result,
	example,
}: {
	result: Exclude<LookUpOutcome['result'], { kind: 'area' }>
	example: string | null
}) {
	const facts = useFacts()
	return (
		<>
			<p className="font-display text-xl font-[650]">{resultTitle(result)}</p>
			<p className="mt-1.5">{resultSentence(result, example)}</p>
			{result.kind === 'choose' && <Links links={result.choices} />}
			{result.kind === 'place' && result.areas.length > 0 && <Links links={result.areas} />}
			{result.kind === 'elsewhere' && result.listed.length > 0 && <Links links={result.listed} />}
			{result.kind === 'outside' && <Links links={result.nearest} />}
			{result.kind === 'elsewhere' && result.nearest && (
				<p className="mt-2">
					The nearest town where we do is{' '}
					<Link to={result.nearest.to} className="link">
						{result.nearest.name}
					</Link>
					.
				</p>
			)}
			{result.kind === 'elsewhere' && result.containers && (
				<p className="mt-2">
					<Link to={result.containers.to} className="link">
						{result.containers.link}
					</Link>
				</p>
			)}
			{result.kind === 'contracted' && (
				<p className="mt-2">
					<Link to={result.to} className="link">
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
