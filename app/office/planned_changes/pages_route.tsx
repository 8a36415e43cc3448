import { data, Form } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { addDays, civilDay, isDay } from '#platform/time/civil_day.ts'
import { changeAnchor } from '../content/mark_change.ts'
import { previewContext } from '../content/preview.server.ts'
import { officeMeta } from '../shell/office_meta.ts'
import { PageHead } from '../shell/page_head.tsx'
import { requireRole } from '../sign_in/staff.server.ts'
import type { Route } from './+types/pages_route.ts'
import { changedPages } from './changed_pages.server.ts'
import { openPlans } from './open_plans.server.ts'
import { companyDay, dayInWords, plannableDays } from './plan_day.ts'
import { snapshotOn } from './snapshot_on.server.ts'

export const meta = officeMeta('Pages that change')

export async function loader({ url, context }: Route.LoaderArgs) {
	requireRole(context, 'owner', 'editor')
	const services = context.get(servicesContext)
	const now = new Date()
	const plans = await openPlans(services.store.db)
	const asked = url.searchParams.get('day') ?? plans.at(-1)?.starts_on ?? tomorrow(now)
	if (!isDay(asked)) throw data(null, { status: 404 })
	const current = services.content.current
	const after = await snapshotOn(services, asked)
	const made = plans.map(({ id, base, state }) => [id, base, state])
	const key = JSON.stringify([asked, companyDay(now), made])
	const pages = await changedPages(context.get(previewContext), { before: current, after, key })
	return {
		day: asked,
		words: dayInWords(asked),
		...plannableDays(now),
		pages: pages.map(({ path, how }) => ({
			path,
			how,
			preview: `/admin/planned/page?${new URLSearchParams({ day: asked, path })}#${changeAnchor}`,
		})),
	}
}

function tomorrow(now: Date): string {
	return addDays(civilDay(companyDay(now)), 1).date
}

const labels = { changes: null, comes: 'New page', goes: 'Leaves the site' }

export default function Pages({ loaderData: { day, words, first, last, pages } }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Pages that change"
				lead={`What will be different on ${words}, if everything that is planned by then takes effect. Pickup days and years are today’s.`}
				actions={
					<ButtonLink kind="secondary" to="/admin/planned">
						Planned
					</ButtonLink>
				}
			/>
			<Form className="mb-7 flex flex-wrap items-end gap-3">
				<TextField
					key={day}
					name="day"
					type="date"
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
			<output className="mb-4 block font-semibold">
				{pages.length === 0
					? 'Every page stays as it is.'
					: `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`}
			</output>
			<ul className="max-w-3xl divide-y divide-border rounded-md border border-border bg-card text-card-foreground empty:hidden">
				{pages.map(({ path, how, preview }) => (
					<li key={path} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1">
						<span className="min-w-0 break-words">
							{path === '/no-such-page' ? 'The page “not found”' : path}{' '}
							<span className="text-sm text-muted-foreground">{labels[how]}</span>
						</span>
						{how !== 'goes' && (
							<a
								href={preview}
								target="_blank"
								rel="noreferrer"
								aria-label={`Preview ${path} as of ${words}`}
								className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
							>
								Preview
							</a>
						)}
					</li>
				))}
			</ul>
		</>
	)
}
