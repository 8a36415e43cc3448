import { Form } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button } from '#app/ui/button.tsx'
import { formText } from '#platform/forms/form_text.ts'
import { counted } from '#platform/text/counted.ts'
import { done, officeAction } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { Panel } from '../parts/panel.tsx'
import type { Route } from './+types/route.ts'
import { storedAreaNames } from '../alerts/shown_areas.server.ts'
import { endingReminders } from '../areas/ending_reminders.ts'
import { readSamples, removeSamples } from './remove_samples.server.ts'

const list = '/admin/content/pickup_areas'

export const meta = officeMeta('Remove samples')

export async function loader({ context }: Route.LoaderArgs) {
	const { store, content } = context.get(servicesContext)
	const { facts } = content.current
	const { areas, alerts, testimonials, streets, subscriptions, version } = await readSamples(
		store.db,
		new Date(),
		facts,
	)
	const names = await storedAreaNames(store.db, facts)
	return {
		areas: areas.map(({ id, name }) => ({ id, name: names.get(id) ?? name })),
		alerts: alerts.map(({ id, message }) => ({ id, message })),
		testimonials: testimonials.map(({ id, customer_name, content: words }) => ({
			id,
			text: `${customer_name}: ${words}`,
		})),
		streets,
		subscriptions,
		version,
	}
}

export const action = officeAction({
	commands: {
		async remove({ services, staff, now, form }) {
			const removed = await removeSamples(services, formText(form, 'version'), { staff, now })
			return removed.ok ? done(`${list}?done=samples-removed`) : removed
		},
	},
	usual: 'remove',
})

export default function Samples({ loaderData, actionData }: Route.ComponentProps) {
	const { areas, alerts, testimonials, streets, subscriptions, version } = loaderData
	return (
		<>
			<ScreenHead title="Remove the samples" back={{ to: list, name: 'Pickup areas' }} outcome={actionData} />
			{areas.length + alerts.length + testimonials.length + streets === 0 ? (
				<p>There are no samples.</p>
			) : (
				<div className="grid max-w-3xl gap-6">
					{areas.length > 0 && (
						<Panel title={counted(areas.length, 'sample area')}>
							<Lines lines={areas.map(({ id, name }) => ({ id, text: name }))} />
							<p className="mt-4">
								Their pages and calendars say that the area is gone. The history can bring each area back, but
								not the sample streets, which are removed too.
							</p>
							<p className="mt-2">
								{subscriptions === 0 ? 'Nobody gets reminders for them.' : endingReminders(subscriptions)}
							</p>
						</Panel>
					)}
					{alerts.length > 0 && (
						<Panel title={counted(alerts.length, 'sample alert')}>
							<Lines lines={alerts.map(({ id, message }) => ({ id, text: message }))} />
							<p className="mt-4">They are taken back, which cannot be undone.</p>
						</Panel>
					)}
					{streets > 0 && (
						<Panel title={counted(streets, 'sample street range')}>
							<p>Also those of areas that are no samples any more. They cannot be brought back.</p>
						</Panel>
					)}
					{testimonials.length > 0 && (
						<Panel title={counted(testimonials.length, 'sample testimonial')}>
							<Lines lines={testimonials} />
							<p className="mt-4">The history can bring each of them back.</p>
						</Panel>
					)}
					<Form method="post">
						<input type="hidden" name="version" value={version} />
						<Button type="submit">Remove them all</Button>
					</Form>
				</div>
			)}
		</>
	)
}

function Lines({ lines }: { lines: readonly { id: string; text: string }[] }) {
	return (
		<ul className="list-disc pl-5">
			{lines.map(({ id, text }) => (
				<li key={id}>{text}</li>
			))}
		</ul>
	)
}
