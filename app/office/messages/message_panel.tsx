import type { ReactNode } from 'react'
import { Notice } from '../parts/notice.tsx'
import type { Done } from './shown_message.ts'

interface Props {
	id: string
	title: string
	/** The notice about the form that redirected here; null if there was none. */
	done: Done | null
	/** The name by which a keyboard shortcut finds the panel. */
	shortcut?: string
	children: ReactNode
}

/** A panel for one kind of message on the page of a request or person, with a notice of what was just done. */
export function MessagePanel({ id, title, done, shortcut, children }: Props) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} data-shortcut={shortcut} className="min-w-0 scroll-mt-6">
			<h2 id={`${id}-title`} className="mb-3 text-xl">
				{title}
			</h2>
			{done !== null && <Notice tone={done.isRefusal ? 'problem' : 'done'}>{done.text}</Notice>}
			{children}
		</section>
	)
}
