import { formatDay } from '#platform/time/format_day.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { data, Form } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { isDay } from '#platform/time/civil_day.ts'
import { changedPages } from '../kernel/preview/changed_pages.server.ts'
import { groupPages } from '../kernel/preview/page_groups.ts'
import { PageList } from '../kernel/preview/page_list.tsx'
import { changeAnchor } from '../kernel/words/mark_change.ts'
import { previewContext } from '../kernel/preview/preview.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import type { Route } from './+types/pages_route.ts'
import { openPlans } from '#app/content/open_plans.server.ts'
import { plannableDays } from '../kernel/fields/plan_day.ts'
import { snapshotOn } from '../kernel/plans/snapshot_on.server.ts'

export const meta = officeMeta('Pages that change')

export async function loader({ url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const now = new Date()
	const { current } = services.content
	const days = plannableDays(now, current.facts)
	const plans = await openPlans(services.store.db)
	const day = url.searchParams.get('day') ?? plans.at(-1)?.starts_on ?? days.first
	if (!isDay(day)) throw data(null, { status: 404 })
	const after = await snapshotOn(services, day)
	const made = plans.map(({ id, base, state, reason }) => [id, base, state, reason])
	const key = JSON.stringify([day, localTimeOf(now, current.facts).date, made])
	const pages = await changedPages(context.get(previewContext), { current, before: current, after, key })
	return { day, words: formatDay(day, 'date'), ...days, listed: groupPages(pages) }
}

export default function Pages({ loaderData: { day, words, first, last, listed } }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Pages that change"
				lead={`What will be different on ${words}, if everything that is planned by then takes effect. Pickup days and years are today’s.`}
				back={{ to: '/admin/planned', name: 'Planned' }}
			/>
			<Form className="mb-7 flex flex-wrap items-end gap-3">
				<TextField
					key={day}
					name="day"
					type="date"
					className="min-w-0"
					label="The site as of"
					required
					min={first}
					max={last}
					defaultValue={day}
				/>
				<Button type="submit" kind="secondary">
					Show
				</Button>
			</Form>
			<PageList
				listed={listed}
				previewOf={(path) => `/admin/planned/page?${new URLSearchParams({ day, path })}#${changeAnchor}`}
				when={`as of ${words}`}
			/>
		</>
	)
}
