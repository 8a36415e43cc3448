import type { ReactNode } from 'react'
import { Notice } from '../parts/notice.tsx'
import type { Done } from './shown_message.ts'

interface Props {
	id: string
	title: string
	/** What became of the form that led back here; null for none. */
	done: Done | null
	/** By which a key finds it. */
	shortcut?: string
	children: ReactNode
}

/** Messages of one kind on the page of a request or person: what was just done, what was sent, and the way to another. */
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
