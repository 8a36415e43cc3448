import { Form, Link } from 'react-router'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import { Button } from '#app/ui/button.tsx'
import { readStop } from '#app/stops/stored_stops.server.ts'
import { formControls } from '../kernel/fields/form_controls.ts'
import { formCommands, type FormKept, formKept } from '../kernel/screens/form_action.server.ts'
import { officeAction, type Submission } from '../kernel/screens/commands.server.ts'
import { RowForm } from '../kernel/screens/row_form.tsx'
import { rowPage } from '../kernel/screens/row_page.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { Panel } from '../parts/panel.tsx'
import { ScreenHead } from '../parts/screen_head.tsx'
import type { Route } from './+types/stop_route.ts'
import { marksOfStop } from './driver_marks.server.ts'
import { DriverMarks } from './driver_marks.tsx'
import { Marking, SeenStop } from './marking.tsx'
import { type ShownStop, stopFormatter } from './shown_stop.ts'
import { type StopKept, stopCommands, stopKept } from './stop_commands.server.ts'
import { stopHistory } from './stop_history.server.ts'
import { stopSentences } from './stop_sentences.ts'
import { stopType } from './stop_type.server.ts'

export const meta = officeMeta('Stop')

export async function loader(args: Route.LoaderArgs) {
	const services = args.context.get(servicesContext)
	const page = await rowPage(args, stopType)
	const row = page.version === null ? undefined : await readStop(services.store.db, page.id)
	const { current } = services.content
	const today = localTimeOf(new Date(), current.facts).date
	return {
		page: row ? page : { ...page, values: { day: today, ...page.values } },
		stop: row ? stopFormatter(current)(row) : null,
		marks: row ? await marksOfStop(services.store.db, page.id, current.facts) : [],
		history: row ? await stopHistory(services, page.id) : [],
		plannedBy: row?.created_by ?? null,
	}
}

const find = () => stopType

/** The form of the stop, and the commands of the buttons beside it. */
export const action = officeAction({
	keeps: (submission: Submission): FormKept | StopKept =>
		submission.form.has(formControls.id) ? formKept(submission, find) : stopKept(submission),
	commands: { ...stopCommands, ...formCommands(find) },
	usual: 'publish',
})

export default function Stop({ loaderData, actionData }: Route.ComponentProps) {
	const { page, stop, marks } = loaderData
	const kept = actionData?.kept
	const refused = actionData && kept && 'formKey' in kept ? { ...actionData, kept } : null
	const marking = kept && 'stop' in kept ? kept : null
	return (
		<>
			<ScreenHead
				title={page.title ?? 'Plan a stop'}
				lead={stop?.result}
				back={{ to: stop ? `${page.list}?day=${stop.day}` : page.list, name: 'Stops' }}
				outcome={refused ? { ok: false } : actionData}
				sentences={stopSentences}
			/>
			{stop && (
				<div className="mb-6 max-w-3xl border-b border-border pb-5">
					{stop.moved && <p className="font-semibold">{movedWords(stop)}</p>}
					{stop.areaId === null && (
						<p>The list of streets does not know this address. Choose its area below, if it has one.</p>
					)}
					{stop.requestTo && (
						<Link to={stop.requestTo} className="link inline-flex min-h-11 items-center">
							The request that it came from
						</Link>
					)}
					<Marking key={stop.state} stop={stop} kept={marking} />
					{(stop.state === 'planned' || stop.state === 'not-done') && (
						<Form method="post" className="mt-2">
							<SeenStop {...stop} />
							<Button type="submit" kind="quiet" name="intent" value="withdraw">
								Take it back
							</Button>
						</Form>
					)}
				</div>
			)}
			{marks.length > 0 && (
				<Panel title="Reported by drivers" className="mb-8 max-w-3xl">
					<DriverMarks marks={marks} />
				</Panel>
			)}
			<RowForm
				key={refused?.kept.formKey ?? `${page.version}`}
				form={page}
				refused={refused}
				verb="save"
				save={stop ? 'Save' : 'Plan it'}
			>
				{({ field }) => (
					<div className="grid max-w-3xl gap-7">
						{page.fields
							.filter(({ name }) => stop !== null || (name !== 'state' && name !== 'reason'))
							.map(({ name }) => field(name))}
					</div>
				)}
			</RowForm>
			{stop && <History {...loaderData} />}
		</>
	)
}

function movedWords({ isCanceled, moved, dayInWords }: ShownStop): string {
	return isCanceled
		? `The pickup that it comes with is canceled: ${moved ?? ''} Give it a day of its own.`
		: `Comes on ${dayInWords}: ${moved ?? ''}`
}

/** The history of the stop; each change has a button to revert it. */
function History({ page, history, plannedBy }: Route.ComponentProps['loaderData']) {
	return (
		<Panel title="History" className="mt-10 max-w-3xl">
			<ol className="grid gap-4">
				{history.map(({ id: entry, who, when, isFirst, changes }) => (
					<li key={entry} className="border-b border-border pb-3 wrap-anywhere">
						<p>
							<span className="font-semibold">{who}</span> {isFirst ? 'planned it' : 'changed it'}, {when}
						</p>
						{changes.map(({ label, before, after }) => (
							<p key={label} className="text-muted-foreground">
								{label}: {before || 'empty'} → {after || 'empty'}
							</p>
						))}
						{!isFirst && (
							<Form method="post">
								<input type="hidden" name="stop" value={page.id} />
								<input type="hidden" name="history" value={entry} />
								<input type="hidden" name="version" value={page.version ?? ''} />
								<Button
									type="submit"
									kind="quiet"
									name="intent"
									value="revert"
									aria-label={`Back to before this: ${when}`}
								>
									Back to before this
								</Button>
							</Form>
						)}
					</li>
				))}
				{!history.some(({ isFirst }) => isFirst) && <li>Planned by {plannedBy}.</li>}
			</ol>
		</Panel>
	)
}
