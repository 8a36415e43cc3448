import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigated } from '#app/shell/navigated.ts'
import { counted } from '#platform/text/counted.ts'
import { OfficeIcon } from '../parts/office_icon.tsx'
import type { StandingNotices } from './standing_notices.server.ts'
import { type PageNotice, usePageNotices } from './use_page_notices.tsx'

const allId = 'notices'
const restId = 'more-notices'

const borders: Record<PageNotice['tone'], string> = {
	problem: 'border-destructive',
	live: 'border-accent',
	plain: 'border-border',
}

/** In a page's header on phones: a button with the number of notices that opens them. */
export function NoticeMark({ standing }: { standing: StandingNotices }) {
	const notices = usePageNotices(standing)
	const [first] = notices
	return (
		<span aria-live="polite" className="ml-auto sm:hidden">
			{first && (
				<button
					type="button"
					popoverTarget={allId}
					className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-1 hover:bg-band-line"
				>
					<OfficeIcon name="bell" />
					<span
						aria-hidden="true"
						className={`min-w-6 rounded-full px-1.5 text-center text-sm leading-6 font-bold tabular-nums ${notices.some(({ tone }) => tone === 'problem') ? 'bg-destructive text-destructive-foreground' : 'bg-accent text-accent-foreground'}`}
					>
						{notices.length}
					</span>
					<span className="sr-only">
						{counted(notices.length, 'notice')}: {first.title}
					</span>
				</button>
			)}
		</span>
	)
}

/** Above a page: the most urgent notice and a button that shows the others. On phones all are folded into the button in the header. */
export function PageNotices({ standing }: { standing: StandingNotices }) {
	const [first, ...rest] = usePageNotices(standing)
	const all = useRef<HTMLDivElement>(null)
	const more = useRef<HTMLDivElement>(null)
	const fold = () => {
		for (const { current } of [more, all]) if (current?.matches(':popover-open')) current.hidePopover()
	}
	const onEmpty = useEffectEvent(fold)
	const isEmpty = first === undefined
	useNavigated(fold)
	useEffect(() => {
		if (isEmpty) onEmpty()
	}, [isEmpty])
	return (
		<div id={allId} ref={all} popover="auto" className="folds-on-phones print:hidden">
			{/* Always rendered, so that screen readers announce notices that appear later. */}
			<div aria-live="polite">
				{first && (
					<div className="sm:mb-6">
						<Box notice={first} />
						{rest.length > 0 && (
							<button
								type="button"
								popoverTarget={restId}
								className="link min-h-11 font-semibold max-sm:hidden"
							>
								{rest.length === 1 ? 'One more notice' : `${rest.length} more notices`}
							</button>
						)}
						<div id={restId} ref={more} popover="auto" className="unfolds-on-phones">
							{rest.map((notice) => (
								<Box key={notice.key} notice={notice} />
							))}
						</div>
					</div>
				)}
			</div>
		</div>
	)
}

function Box({ notice: { tone, body } }: { notice: PageNotice }) {
	return (
		<div className={`rounded-md border-2 bg-card px-3.5 py-2.5 text-card-foreground ${borders[tone]}`}>
			{body}
		</div>
	)
}
