/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- dragging is optional: the buttons do the same */
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Link, useFetcher, useSubmit } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { classNames } from '#app/ui/class_names.ts'
import { RowMark } from '../parts/row_mark.tsx'
import { CopyText } from '../kernel/words/copy_text.tsx'
import { CountLine } from './count_line.tsx'
import type { ListedGroup, ListedRow, UnwrittenSection } from './list_content.server.ts'

interface Props {
	groups: readonly ListedGroup[]
	/** Whether staff can reorder it. */
	isOrdered: boolean
}

/** The rows of a table. Buttons move a row with or without scripts; with a mouse it can also be dragged. */
export function ContentList({ groups, isOrdered }: Props) {
	const [dragged, setDragged] = useState<string | null>(null)
	const submit = useSubmit()
	useRestoredFocus()
	const drop = (before: string | null) => {
		const isElsewhere = dragged !== null && dragged !== before
		if (isElsewhere)
			void submit(
				{ id: dragged, move: 'before', before: before ?? '', stay: 'on' },
				{ method: 'post', navigate: false, fetcherKey: moveKey(dragged) },
			)
		setDragged(null)
	}
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-8">
			{groups.map(({ name, label, rows, unwritten }) => (
				<section key={name} id={`list-${name}`} aria-label={label ?? undefined} className="scroll-mt-24">
					{label && <h2 className="mb-2 text-lg">{label}</h2>}
					{rows.length > 0 && (
						<ol className="divide-y divide-border rounded-md border border-border bg-card text-card-foreground">
							{rows.map((row, index) => (
								<li
									key={row.id}
									id={`row-${row.id}`}
									draggable={isOrdered}
									onDragStart={() => setDragged(row.id)}
									onDragEnd={() => setDragged(null)}
									onDragOver={(event: DragEvent) => {
										if (rows.some(({ id }) => id === dragged)) event.preventDefault()
									}}
									onDrop={() => drop(row.id)}
									className={classNames(
										'flex scroll-mt-24 items-center gap-2 sm:gap-3',
										isOrdered ? 'p-2 pl-4' : 'px-4 py-2',
										isOrdered && '[@media(scripting:enabled)_and_(hover:hover)]:cursor-grab',
										dragged === row.id && 'opacity-50',
									)}
								>
									<RowSummary row={row} />
									{isOrdered && (
										<MoveButtons row={row} isFirst={index === 0} isLast={index === rows.length - 1} />
									)}
								</li>
							))}
							{dragged !== null && rows.some(({ id }) => id === dragged) && (
								<li
									onDragOver={(event) => event.preventDefault()}
									onDrop={() => drop(null)}
									className="p-3 text-center text-sm text-muted-foreground"
								>
									Drop here for the end
								</li>
							)}
						</ol>
					)}
					<UnwrittenSections sections={unwritten} />
				</section>
			))}
		</div>
	)
}

function RowSummary({ row }: { row: ListedRow }) {
	return (
		<div className="min-w-0 grow py-1.5">
			<p className="flex flex-wrap items-baseline gap-x-3">
				<Link
					to={row.to}
					draggable={false}
					className="inline-block min-h-6 min-w-0 font-semibold wrap-anywhere sm:truncate text-primary underline-offset-4 hover:underline"
				>
					<CopyText text={row.title} />
				</Link>
				<RowMark isSample={row.isSample} isHidden={row.isHidden} />
			</p>
			{row.details.map(({ label, text, needsLabel }) => (
				<p key={label} className="line-clamp-2 text-[0.9375rem] text-muted-foreground">
					<span className={needsLabel ? undefined : 'sr-only'}>{label}: </span>
					<CopyText text={text} />
				</p>
			))}
			<CountLine counts={row.counts} />
		</div>
	)
}

/** The sections of a page that show their built-in text, each with a link to edit it. */
function UnwrittenSections({ sections }: { sections: readonly UnwrittenSection[] }) {
	if (sections.length === 0) return null
	return (
		<ul className="mt-2 grid gap-1 pl-4">
			{sections.map(({ label, title, to }) => (
				<li key={to} className="flex flex-wrap items-baseline gap-x-3">
					<Link to={to} className="inline-block min-h-6 text-primary underline underline-offset-4">
						{`Write: ${label}`}
					</Link>
					<span className="text-[0.9375rem] text-muted-foreground">
						As built: “
						<CopyText text={title} />”
					</span>
				</li>
			))}
		</ul>
	)
}

/** Moves by button and by mouse share a fetcher, whose error shows at the row. */
const moveKey = (id: string) => `move ${id}`

function MoveButtons({ row, isFirst, isLast }: { row: ListedRow; isFirst: boolean; isLast: boolean }) {
	const mover = useFetcher<{ ok: boolean; message?: string | null }>({ key: moveKey(row.id) })
	return (
		<mover.Form
			method="post"
			className="flex shrink-0 print:hidden"
			onSubmit={(event) => {
				// With scripts the scroll position is kept; without, the page reloads at this row.
				event.preventDefault()
				const { submitter } = event.nativeEvent as SubmitEvent
				const form = new FormData(event.currentTarget, submitter)
				form.set('stay', 'on')
				void mover.submit(form, { method: 'post' })
			}}
		>
			<input type="hidden" name="id" value={row.id} />
			{mover.data?.message && (
				<p role="alert" className="max-w-48 self-center text-sm font-semibold text-destructive">
					{mover.data.message}
				</p>
			)}
			{(['up', 'down'] as const).map((way) => (
				<button
					key={way}
					type="submit"
					id={`${way}-${row.id}`}
					name="move"
					value={way}
					aria-disabled={mover.state !== 'idle' || undefined}
					aria-label={`Move ${way}: ${row.title}`}
					className={classNames(
						'grid size-11 place-items-center rounded-md hover:bg-muted',
						(way === 'up' ? isFirst : isLast) && 'invisible',
					)}
				>
					<Icon name="chevron" className={way === 'up' ? 'rotate-180' : ''} />
				</button>
			))}
		</mover.Form>
	)
}

/** Keeps the focus on the clicked button of a moved row, or moves it to the other button at either end of the list. */
function useRestoredFocus(): void {
	const pressed = useRef<string | null>(null)
	useEffect(() => {
		const remember = ({ target }: Event) => {
			if (target instanceof HTMLElement) pressed.current = target.closest('button[name=move]')?.id ?? null
		}
		document.addEventListener('focusin', remember)
		return () => document.removeEventListener('focusin', remember)
	}, [])
	useEffect(() => {
		if (pressed.current === null || document.activeElement?.id === pressed.current) return
		const [, way = '', id = ''] = /^(up|down)-(.*)$/s.exec(pressed.current) ?? []
		const buttons = [way, way === 'up' ? 'down' : 'up'].map((one) => document.getElementById(`${one}-${id}`))
		buttons
			.find((button) => button?.checkVisibility({ visibilityProperty: true }))
			?.focus({ preventScroll: true })
	})
}
