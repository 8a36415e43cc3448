import { Link } from 'react-router'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import { done, officeAction, refused } from '../kernel/screens/commands.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { comingAreas } from '../areas/coming_areas.server.ts'
import { CopyText } from '../kernel/words/copy_text.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { Panel } from '../parts/panel.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/list_route.ts'
import { applyDue } from './apply_due.server.ts'
import { listPlans, pastPlans } from './list_plans.server.ts'
import { openPlans } from '#app/content/open_plans.server.ts'
import { PlanCard } from './plan_card.tsx'
import { confirmPlan, withdrawPlan } from './settle_plan.server.ts'

export const meta = officeMeta('Planned')

const sentences = new Map([
	['planned', 'Planned. It appears by itself at midnight of its day.'],
	['withdrawn', 'Taken back. It does not change on that day.'],
	['confirmed', 'Decided. It takes effect on its day.'],
	['applied', 'Done. It has taken effect.'],
])

export async function loader({ context }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const { facts } = services.content.current
	return {
		days: await listPlans(services, staff),
		past: await pastPlans(services),
		areas: await comingAreas(services.store.db, localTimeOf(new Date(), facts).date, facts),
	}
}

export const action = officeAction({
	commands: {
		async withdraw({ services, staff, now, form }) {
			const settled = await withdrawPlan(services, formText(form, 'id'), { staff, now })
			return settled.ok ? done('/admin/planned?done=withdrawn') : settled
		},
		async confirm({ services, staff, now, form }) {
			const [id, prior] = [formText(form, 'id'), formText(form, 'prior')]
			const settled = await confirmPlan(services, { id, prior }, { staff, now })
			if (!settled.ok) return settled
			await applyDue(services, now)
			const still = (await openPlans(services.store.db)).find((plan) => plan.id === id)
			if (still?.state === 'held') return refused(409, still.reason ?? 'It was changed again.')
			return done(`/admin/planned?done=${still ? 'confirmed' : 'applied'}`)
		},
	},
})

export default function Planned({ loaderData: { days, past, areas }, actionData }: Route.ComponentProps) {
	return (
		<>
			<ScreenHead
				title="Planned"
				lead="Deletions, colors, pictures and the order of lists cannot be planned: they change as soon as you save."
				outcome={actionData}
				sentences={sentences}
			/>
			{areas.length > 0 && (
				<Panel title="Pickup days" className="mb-8 max-w-4xl">
					<p>Saved with their first day: pages, calendars and reminders follow them already.</p>
					<ul className="mt-3 grid gap-2">
						{areas.map(({ id, name, rules }) => (
							<li key={id}>
								<Link to={`/admin/content/pickup_areas/${id}`} className="link font-semibold">
									{name}
								</Link>
								{rules.map((rule) => (
									<p key={rule}>{rule}</p>
								))}
							</li>
						))}
					</ul>
				</Panel>
			)}
			{days.length === 0 && (
				<p className="max-w-prose">
					Nothing{areas.length > 0 && ' else'} is planned. Every form of company facts and content has the
					field “From a day on”: what you change there then waits here until its day.
				</p>
			)}
			<div className="grid max-w-4xl gap-10">
				{days.map(({ day, words, plans }) => (
					<section key={day} id={`day-${day}`} aria-labelledby={`heading-${day}`} className="scroll-mt-24">
						<div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
							<h2 id={`heading-${day}`} className="text-xl">
								<time dateTime={day}>{words}</time>
							</h2>
							<ButtonLink
								kind="secondary"
								to={`/admin/planned/pages?day=${day}`}
								aria-label={`Pages that change by ${words}`}
							>
								Pages that change
							</ButtonLink>
						</div>
						<ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
							{plans.map((plan) => (
								<PlanCard key={plan.id} plan={plan} />
							))}
						</ul>
					</section>
				))}
				{past.length > 0 && (
					<Panel title="What was planned before">
						<ul className="grid gap-3">
							{past.map(({ id, title, after, outcome }) => (
								<li key={id}>
									<p className="break-words">
										<span className="font-semibold">{title}</span>: <CopyText text={after || 'empty'} />
									</p>
									<p className="text-[0.9375rem] text-muted-foreground">{outcome}</p>
								</li>
							))}
						</ul>
					</Panel>
				)}
			</div>
		</>
	)
}
