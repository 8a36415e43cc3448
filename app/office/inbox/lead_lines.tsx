import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { DueMark } from './due_mark.tsx'
import type { LeadLine } from './list_page.server.ts'

/** The leads of this page; each opens with a tap and calls with another. */
export function LeadLines({ lines, isFiltered }: { lines: readonly LeadLine[]; isFiltered: boolean }) {
	if (lines.length === 0) {
		return (
			<p className="border-t-2 border-foreground py-10 text-muted-foreground">
				{isFiltered
					? 'No lead matches. Take something out of the search, or clear it.'
					: 'Nothing here yet. What neighbors send with the forms of the site arrives here.'}
			</p>
		)
	}
	return (
		<ul className="border-t-2 border-foreground">
			{lines.map((line) => (
				<li key={line.id} className="flex items-stretch border-b border-border">
					<Link
						to={line.to}
						className="grid min-w-0 flex-1 gap-x-6 gap-y-1 py-3 no-underline hover:bg-muted lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)] lg:items-center lg:px-3"
					>
						<Who {...line} />
						<span className="min-w-0 text-[0.9375rem] text-muted-foreground">
							<span className="block truncate">
								{line.form}: {line.about}
							</span>
							<span className="block truncate max-lg:hidden">{line.place}</span>
						</span>
						<span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
							<DueMark {...line.due} />
							{!line.isNew && <span className="font-semibold">{line.status}</span>}
							{line.assignee && <span className="text-muted-foreground">{line.assignee}</span>}
						</span>
					</Link>
					{line.phone !== null && (
						<a
							href={`tel:${line.phone.replaceAll(/[^\d+]/g, '')}`}
							aria-label={`Call ${line.name}`}
							className="grid w-14 shrink-0 place-items-center text-primary hover:bg-muted"
						>
							<Icon name="phone" />
						</a>
					)}
				</li>
			))}
		</ul>
	)
}

function Who({ name, isNew, isToCheck, received }: LeadLine) {
	return (
		<span className="min-w-0">
			<span className="flex items-center gap-2">
				{isNew && <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-accent" />}
				<span className="truncate text-lg leading-snug font-semibold">{name}</span>
				{isNew && <span className="sr-only">, new</span>}
			</span>
			<span className="flex flex-wrap gap-x-3 text-[0.9375rem] text-muted-foreground">
				{received}
				{isToCheck && <span className="font-semibold text-destructive">Look twice</span>}
			</span>
		</span>
	)
}
