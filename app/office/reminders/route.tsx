import { data, Form } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { readForm } from '#platform/forms/read_form.server.ts'
import { CountTable } from '../dashboard/count_table.tsx'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { Panel } from '../parts/panel.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import { typedText } from '#platform/forms/typed_text.ts'
import type { Route } from './+types/route.ts'
import { FoundAddress } from './found_address.tsx'
import { allowAddress, areaSubscribers, eraseAddress, findAddress } from './subscribers.server.ts'

export const meta = officeMeta('Reminders')

export async function loader({ context }: Route.LoaderArgs) {
	const areas = await areaSubscribers(context.get(servicesContext))
	return {
		total: areas.reduce((sum, { reminders }) => sum + reminders, 0),
		areas: areas.map(({ name, reminders, alerts }) => ({
			name,
			detail: `${alerts} of them want service alerts`,
			count: reminders,
		})),
	}
}

/** By POST, so that no address gets into a URL or a log. */
export async function action({ request, context }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const form = await readForm(request)
	const email = typedText(form, 'email').trim().slice(0, 254)
	if (!email.includes('@'))
		return data(
			{ email, found: null, done: null, error: 'Please type a whole address, such as name@example.com.' },
			{ status: 422 },
		)
	let done: string | null = null
	if (typedText(form, 'do') === 'erase') {
		const erased = await eraseAddress(services, staff, email)
		done = erased > 0 ? 'Deleted, with all mails to it.' : 'There was nothing to delete.'
	} else if (typedText(form, 'do') === 'allow') {
		await allowAddress(services.store, email)
		done = 'It may ask for reminders again.'
	}
	return data({ email, found: await findAddress(services, email), done, error: null })
}

export default function Reminders({ loaderData: { total, areas }, actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Reminders"
				lead={`${total} ${total === 1 ? 'subscription gets' : 'subscriptions get'} pickup reminders by mail.`}
			/>
			{actionData?.done && <Notice tone="done">{actionData.done}</Notice>}
			<div className="grid items-start gap-8 lg:grid-cols-2">
				<Panel title="Find an address">
					<p className="mb-4">When somebody calls: what we know of their address, and a way to delete it.</p>
					<Form method="post" className="grid gap-4">
						<TextField
							name="email"
							label="Email address"
							type="email"
							required
							maxLength={254}
							autoComplete="off"
							defaultValue={actionData?.email}
							error={actionData?.error ?? undefined}
						/>
						<div>
							<Button type="submit" kind="secondary" name="do" value="find">
								Find
							</Button>
						</div>
					</Form>
					{actionData?.found && <FoundAddress {...actionData.found} />}
				</Panel>
				<section aria-labelledby="by-area">
					<h2 id="by-area" className="text-xl">
						Subscriptions by area
					</h2>
					<CountTable
						label="Subscriptions by area"
						head={['Area', 'Subscriptions']}
						rows={areas}
						empty="There are no pickup areas yet."
					/>
				</section>
			</div>
		</>
	)
}
