import { Form, Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import type { Route } from './+types/list_route.ts'
import { DriverMarks } from './driver_marks.tsx'
import { dayPage, type DayPage } from './day_page.server.ts'
import type { StopGroup } from './group_stops.server.ts'
import { stopSentences } from './stop_sentences.ts'
import { StopLine } from './stop_line.tsx'
import { type StopKept, stopCommands, stopKept } from './stop_commands.server.ts'

export const meta = officeMeta('Stops')

export function loader({ url, context }: Route.LoaderArgs) {
	return dayPage(context.get(servicesContext), url.searchParams.get('day'), new Date())
}

export const action = officeAction({ keeps: stopKept, commands: stopCommands })

export default function Stops({ loaderData: page, actionData: refused }: Route.ComponentProps) {
	const { day, title, counts, closed, isMany, asking, overdue, out, groups } = page
	const kept = refused?.ok === false ? refused.kept : null
	return (
		<>
			<ScreenHead
				title={`Stops, ${title}`}
				lead={counts}
				outcome={refused}
				sentences={stopSentences}
				actions={
					<>
						<ButtonLink kind="secondary" href={`/admin/stops/export?day=${day}`} download>
							Save as CSV
						</ButtonLink>
						<ButtonLink to={`/admin/stops/new?day=${day}`}>Plan a stop</ButtonLink>
					</>
				}
			/>
			<Days {...page} />
			{closed && <p className="mt-5 border-l-4 border-accent pl-3 font-semibold">Closed: {closed}.</p>}
			{isMany && (
				<p className="mt-5 border-l-4 border-accent pl-3">
					That is a lot for one day. Move some to another, while there is time to say so.
				</p>
			)}
			{asking.length > 0 && (
				<section aria-labelledby="asking" className="mt-6 max-w-3xl print:hidden">
					<h2 id="asking" className="border-b-2 border-foreground pb-1 text-2xl">
						Reported by drivers, to decide
					</h2>
					{asking.map(({ stop, marks }) => (
						<div key={stop.id} className="mt-4">
							<h3 className="text-lg wrap-anywhere">
								<Link to={stop.to} className="link">
									{stop.what}, {stop.name}
								</Link>
							</h3>
							<p className="mb-2 text-muted-foreground">{stop.result}</p>
							<DriverMarks marks={marks} />
						</div>
					))}
				</section>
			)}
			{overdue.length > 0 && (
				<Section title="Overdue and not done" groups={overdue} kept={kept} isOverdue isTitled />
			)}
			{out.length > 0 && (
				<Section
					title="Containers out longer than agreed"
					groups={[{ area: 'To fetch', routeNotes: [], stops: out }]}
					kept={kept}
					isOverdue
					isTitled
				/>
			)}
			{groups.length === 0 ? (
				<p className="mt-6 border-t-2 border-foreground py-8 text-muted-foreground">
					No stops are planned for this day.
				</p>
			) : (
				<Section
					title={title}
					groups={groups}
					kept={kept}
					isOverdue={false}
					isTitled={asking.length + overdue.length + out.length > 0}
				/>
			)}
		</>
	)
}

/** Links to the previous and next day and to today, and a field for any other day. */
function Days({ day, previous, next, isToday }: DayPage) {
	return (
		<div className="flex flex-wrap items-center gap-2 print:hidden">
			<nav aria-label="Days" className="flex flex-wrap gap-2">
				<ButtonLink kind="secondary" to={`?day=${previous}`}>
					Day before
				</ButtonLink>
				{!isToday && (
					<ButtonLink kind="secondary" to="/admin/stops">
						Today
					</ButtonLink>
				)}
				<ButtonLink kind="secondary" to={`?day=${next}`}>
					Day after
				</ButtonLink>
			</nav>
			<Form method="get" className="flex w-72 max-w-full items-center gap-2">
				<input
					key={day}
					type="date"
					name="day"
					aria-label="Day"
					defaultValue={day}
					className={`${controlClass} h-11 min-w-0`}
				/>
				<Button type="submit" kind="secondary">
					Show
				</Button>
			</Form>
		</div>
	)
}

interface SectionProps {
	title: string
	groups: readonly StopGroup[]
	kept: Partial<StopKept> | null
	isOverdue: boolean
	/** Whether the section needs a heading because the page's title does not say it. */
	isTitled: boolean
}

function Section({ title, groups, kept, isOverdue, isTitled }: SectionProps) {
	const Heading = isTitled ? 'h3' : 'h2'
	return (
		<section aria-label={title} className="mt-6">
			{isTitled && <h2 className="text-2xl">{title}</h2>}
			{groups.map(({ area, routeNotes, stops }) => (
				<div key={area} className="mt-4">
					<Heading className="flex flex-wrap items-baseline gap-x-3 border-b-2 border-foreground pb-1 text-lg">
						{area}
						<span className="text-base font-normal text-muted-foreground">{stops.length}</span>
					</Heading>
					{!isOverdue &&
						routeNotes.map((note) => (
							<p key={note} className="border-b border-border py-1 font-semibold wrap-anywhere">
								{note}
							</p>
						))}
					<ol>
						{stops.map((stop, at) => (
							<StopLine
								key={`${stop.id} ${stop.state}`}
								stop={stop}
								kept={kept?.stop === stop.id ? kept : null}
								isOverdue={isOverdue}
								turn={at + 1}
								last={stops.length}
							/>
						))}
					</ol>
				</div>
			))}
		</section>
	)
}
