import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CallablePhone } from '#app/people/identifiers.server.ts'
import { CallLinks } from '../requests/call_links.tsx'

/** A section of Today: its name and count, its first lines, and a link to all of them. */
export function WaitingSection({
	id,
	title,
	count,
	more,
	children,
}: {
	id: string
	title: string
	/** The count with its noun, such as `3 requests`. */
	count: string
	more: { to: string; label: string } | null
	children: ReactNode
}) {
	return (
		<section aria-labelledby={id} className="mb-8">
			<h2 id={id} className="flex flex-wrap items-baseline gap-x-3 border-b-2 border-foreground pb-2 text-xl">
				{title}
				<span className="text-base font-normal text-muted-foreground">{count}</span>
			</h2>
			<ul>{children}</ul>
			{more && (
				<Link to={more.to} className="link inline-flex min-h-11 items-center">
					{more.label}
				</Link>
			)}
		</section>
	)
}

/** A line of such a section, with a link and a button to call. */
export function WaitingLine({
	to,
	title,
	about,
	name,
	phones,
	children,
}: {
	to: string
	title: string
	about: string
	/** The name of the person that the button calls. */
	name: string
	phones: readonly CallablePhone[]
	/** When it is due. */
	children: ReactNode
}) {
	return (
		<li className="flex items-stretch border-b border-border">
			<Link
				to={to}
				data-shortcut="line"
				className="grid min-w-0 flex-1 gap-x-6 gap-y-1 py-3 no-underline hover:bg-muted sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center lg:px-3"
			>
				<span className="min-w-0">
					<span className="block truncate text-lg leading-snug font-semibold">{title}</span>
					<span className="block truncate text-[0.9375rem] text-muted-foreground">{about}</span>
				</span>
				<span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] sm:justify-end">
					{children}
				</span>
			</Link>
			<CallLinks name={name} phones={phones} />
		</li>
	)
}
