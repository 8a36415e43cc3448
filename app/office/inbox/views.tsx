import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { TextField } from '#app/ui/field.tsx'
import { focusOn } from '#platform/browser/focus_on.ts'
import { Disclosure } from '../parts/disclosure.tsx'
import type { ShownView } from './shown_views.server.ts'
import type { Refusal } from '../kernel/screens/commands.server.ts'
import type { ViewValues } from './saved_views.server.ts'

interface Props {
	views: readonly ShownView[]
	refusal: Refusal<ViewValues> | null
	/** Whether the list is filtered or sorted, so that there is something to save. */
	isFiltered: boolean
}

/** Links to saved views of the inbox, and forms to save, rename and delete them. */
export function Views({ views, refusal, isFiltered }: Props) {
	const shown = views.filter(({ isCurrent }) => isCurrent)
	const current = shown.find(({ canChange }) => canChange) ?? shown[0]
	const ofCurrent = refusal?.kept.id === current?.id ? refusal : null
	return (
		<div className="mb-2 flex flex-wrap items-start gap-x-5 print:hidden">
			{views.length > 0 && (
				<nav
					aria-label="Saved views"
					className="max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:overflow-x-auto max-sm:px-4"
				>
					<ul className="flex gap-2 py-1 sm:flex-wrap">
						{views.map(({ id, name, to, count, isShared, isCurrent }) => (
							<li key={id} className="shrink-0">
								<Link
									to={to}
									aria-current={isCurrent ? 'page' : undefined}
									className="inline-flex min-h-11 max-w-72 items-center gap-2 rounded-md border border-input bg-card px-3 text-card-foreground no-underline hover:border-primary aria-[current=page]:border-primary aria-[current=page]:bg-secondary aria-[current=page]:font-semibold aria-[current=page]:text-secondary-foreground"
								>
									<span className="truncate">{name}</span>
									{isShared && <span className="sr-only">, shared with the office</span>}
									<span className="text-[0.9375rem] font-semibold tabular-nums">{count}</span>
								</Link>
							</li>
						))}
					</ul>
				</nav>
			)}
			{current?.canChange && (
				<ViewForm key={current.id} title="Change this view" view={current} refusal={ofCurrent}>
					<Button type="submit" name="intent" value="rename-view">
						Save
					</Button>
					<Button type="submit" name="intent" value="delete-view" kind="secondary">
						Delete this view
					</Button>
				</ViewForm>
			)}
			{isFiltered && current === undefined && (
				<ViewForm title="Save this view" view={{ id: '', name: '', isShared: false }} refusal={refusal}>
					<Button type="submit" name="intent" value="save-view">
						Save
					</Button>
				</ViewForm>
			)}
		</div>
	)
}

interface FormProps {
	title: string
	view: ViewValues
	refusal: Refusal<ViewValues> | null
	/** The buttons. */
	children: ReactNode
}

function ViewForm({ title, view, refusal, children }: FormProps) {
	const { name, isShared } = refusal?.kept ?? view
	const error = refusal?.message
	return (
		<Disclosure title={title} isOpen={refusal !== null}>
			<Form method="post" className="grid max-w-md gap-3 pb-4">
				<input type="hidden" name="view" value={view.id} />
				<ErrorSummary errors={error ? [{ field: 'name', message: error }] : []} ref={focusOn} />
				<TextField
					name="name"
					label="Name of the view"
					defaultValue={name}
					error={error ?? undefined}
					maxLength={60}
					required
					autoComplete="off"
				/>
				<label className="flex min-h-11 items-center gap-3">
					<input type="checkbox" name="shared" defaultChecked={isShared} className="size-5" />
					Everybody in the office sees it
				</label>
				<div className="flex flex-wrap gap-2">{children}</div>
			</Form>
		</Disclosure>
	)
}
