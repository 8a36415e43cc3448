import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { Notice } from './notice.tsx'
import { PageHead } from './page_head.tsx'

interface Props extends ComponentProps<typeof PageHead> {
	/** The outcome of the form that was just submitted to this page. */
	outcome: { ok: boolean; message?: string | null } | undefined
	/** The notices by the value of the query parameter `done`. */
	sentences?: ReadonlyMap<string, string>
}

/** The head of a page with forms, with a notice of what was done or why it was refused. */
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
