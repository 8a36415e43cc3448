import { Link, useNavigate, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Choosing } from './choosing.tsx'
import { CallLinks } from '../requests/call_links.tsx'
import { DueMark } from '../requests/due_mark.tsx'
import { lineId } from '../requests/list_position.ts'
import type { LeadLine } from './list_page.server.ts'

interface Props {
	lines: readonly LeadLine[]
	isFiltered: boolean
	/** The query string of this list, without its `?`. */
	list: string
}

/** The leads on this page; each has a link to open it and one to call. */
export function LeadLines({ lines, isFiltered, list }: Props) {
	const call = useCall()
	if (lines.length === 0) {
		return (
			<p className="border-t-2 border-foreground py-10 text-muted-foreground">
				{isFiltered
					? 'No request matches. Take something out of the search, or clear it.'
					: 'Nothing here yet. What neighbors send with the forms of the site arrives here.'}
			</p>
		)
	}
	return (
		<Choosing list={list}>
			<ul className="border-t-2 border-foreground">
				{lines.map((line) => (
					<li
						key={line.id}
						id={lineId(line.id)}
						className={`flex scroll-mt-24 items-stretch border-b border-border target:bg-muted ${line.aside === null ? '' : 'max-sm:flex-wrap'}`}
					>
						<label className="hidden w-11 shrink-0 place-items-center group-has-[#choosing:checked]/choosing:grid print:hidden">
							<input
								type="checkbox"
								name="lead"
								value={line.chosen}
								aria-label={`Choose ${line.name}`}
								className="size-5"
							/>
						</label>
						<Link
							to={line.to}
							data-shortcut="line"
							className={`grid min-w-0 flex-1 gap-x-6 gap-y-1 py-3 no-underline hover:bg-muted lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] lg:items-center lg:px-3 ${line.aside === null ? '' : 'max-sm:min-w-[70%]'}`}
						>
							<Who {...line} />
							<span className="min-w-0 text-[0.9375rem] text-muted-foreground">
								<span className="block truncate">
									{line.form}: {line.about}
								</span>
								<span className="block truncate max-lg:hidden">{line.place}</span>
								{line.words && <span className="block truncate text-foreground">“{line.words}”</span>}
							</span>
							<span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
								<DueMark {...line.due} />
								{line.followUp && <DueMark {...line.followUp} />}
								{!line.isNew && <span className="font-semibold">{line.status}</span>}
								{line.containers && <span className="basis-full">{line.containers}</span>}
								{line.amount && <span>{line.amount}</span>}
								{line.assignee && <span className="text-muted-foreground">{line.assignee}</span>}
							</span>
						</Link>
						{line.aside === null ? (
							<CallLinks name={line.name} phones={line.phones} onCall={() => call(line)} />
						) : (
							<MakeRequest {...line} />
						)}
					</li>
				))}
			</ul>
		</Choosing>
	)
}

/** The surrounding form is a GET; this button posts to the lead's own page instead. */
function MakeRequest({ name, callTo }: LeadLine) {
	return (
		<Button
			type="submit"
			kind="secondary"
			name="intent"
			value="make-request"
			formMethod="post"
			formAction={callTo}
			aria-label={`Make it a request: ${name}`}
			className="min-h-11 self-center px-3 max-sm:mb-3 sm:my-2 sm:shrink-0"
		>
			Make it a request
		</Button>
	)
}

/** Records a call and opens the page that asks how it went, which then shows on return from the dialer. */
function useCall(): (line: LeadLine) => void {
	const submit = useSubmit()
	const navigate = useNavigate()
	return ({ to, callTo }) => {
		void submit({ intent: 'call' }, { method: 'post', action: callTo, navigate: false })
		void navigate(to)
	}
}

function Who({ name, isNew, isToCheck, aside, received, phone, ofPerson }: LeadLine) {
	return (
		<span className="min-w-0">
			<span className="flex items-center gap-2">
				{isNew && <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-accent" />}
				<span className="truncate text-lg leading-snug font-semibold">{name}</span>
				{isNew && <span className="sr-only">, new</span>}
			</span>
			<span className="flex flex-wrap gap-x-3 text-[0.9375rem] text-muted-foreground">
				{received}
				{phone && <span className="whitespace-nowrap">{phone}</span>}
				{ofPerson > 1 && <span>{ofPerson} requests of this person</span>}
				{isToCheck && (
					<span className="font-semibold text-destructive">
						{aside === null ? 'Look twice' : 'Set aside'}
					</span>
				)}
			</span>
		</span>
	)
}
