import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { TryAgain } from '#app/ui/try_again.tsx'

interface Props {
	/** The error, as a sentence. */
	message: string
	/** Shown below the links. */
	children?: ReactNode
}

/** The page of a town that could not be loaded (RO-05). */
export function TownFailed({ message, children }: Props) {
	const facts = useFacts()
	const { state } = useRevalidator()
	return (
		<div className="wrap section max-w-3xl">
			<h1 className="text-title">Error Loading Page</h1>
			<p className="mt-4 text-lead font-semibold">{message}</p>
			<p className="mt-2 text-lead">There was an error loading the rolloff service page.</p>
			<div className="mt-8 flex flex-wrap items-center gap-3">
				<TryAgain kind="primary" />
				<CallButton kind="secondary" data-analytics-event="call_load_failure">
					Call {facts.phone}
				</CallButton>
				<OpeningNote className="self-center text-[0.9375rem]" />
				{state === 'loading' && (
					<output>
						<span className="sr-only">Loading</span>
						<Spinner className="size-8" />
					</output>
				)}
			</div>
			{children}
		</div>
	)
}
