import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { Notice } from './notice.tsx'
import { PageHead } from './page_head.tsx'

interface Props extends ComponentProps<typeof PageHead> {
	/** What the form came to that was just sent to this page. */
	outcome: { ok: boolean; message?: string | null } | undefined
	/** What was done, by the word `done` in the address. */
	sentences?: ReadonlyMap<string, string>
}

/** The head of a page with forms, and below it what was done, or why nothing was. */
export function ScreenHead({ outcome, sentences, ...head }: Props) {
	const search = new URLSearchParams(useLocation().search)
	const refusal = outcome?.ok === false ? outcome.message : null
	const done = outcome ? undefined : sentences?.get(search.get('done') ?? '')
	return (
		<>
			<PageHead {...head} />
			{refusal && <Notice tone="problem">{refusal}</Notice>}
			{done && <Notice tone="done">{done}</Notice>}
		</>
	)
}
