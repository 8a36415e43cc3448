import { counted } from '#platform/text/counted.ts'
import { Form } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { errorOf } from '#platform/forms/field_error.ts'
import { CountTable } from '../dashboard/count_table.tsx'
import { type Submission, invalid, officeAction, shown } from '../kernel/screens/commands.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { Panel } from '../parts/panel.tsx'
import { formText } from '#platform/forms/form_text.ts'
import type { Route } from './+types/route.ts'
import { FoundAddress } from './found_address.tsx'
import { allowAddress, areaSubscribers, eraseAddress, findAddress } from './subscribers.server.ts'

export const meta = officeMeta('Reminders')

export async function loader({ context }: Route.LoaderArgs) {
	const areas = await areaSubscribers(context.get(servicesContext))
	return {
		total: areas.reduce((sum, { reminders, isResting }) => sum + (isResting ? 0 : reminders), 0),
		areas: areas.map(({ name, reminders, alerts, isResting }) => ({
			name,
			detail: isResting ? 'Off the site: paused' : `${alerts} of them want service alerts`,
			count: reminders,
		})),
	}
}

type AddressSubmission = Submission & { email: string }

/** A command about an address. By POST, so that no address appears in URLs or logs. */
function about(command: (submission: AddressSubmission) => Promise<string | null>) {
	return async (submission: Submission) => {
		const email = addressValue(submission.form)
		if (!email.includes('@'))
			return invalid([{ field: 'email', message: 'Please type a whole address, such as name@example.com.' }])
		const words = await command({ ...submission, email })
		return shown({ kept: { email }, done: words, found: await findAddress(submission.services, email) })
	}
}

const addressValue = (form: FormData) => formText(form, 'email').trim().slice(0, 254)

export const action = officeAction({
	keeps: ({ form }) => ({ email: addressValue(form) }),
	commands: {
		find: about(async () => null),
		erase: about(async ({ services, staff, email }) => {
			const erased = await eraseAddress(services, staff, email)
			return erased > 0 ? 'Deleted, with all emails to it.' : 'There was nothing to delete.'
		}),
		allow: about(async ({ services, email }) => {
			await allowAddress(services.store, email)
			return 'It may ask for reminders again.'
		}),
	},
	usual: 'find',
})

export default function Reminders({ loaderData: { total, areas }, actionData }: Route.ComponentProps) {
	const result = actionData?.ok ? actionData : null
	const refusal = actionData?.ok === false ? actionData : null
	return (
		<>
			<PageHead
				title="Reminders"
				lead={`${counted(total, 'subscription')} ${total === 1 ? 'gets' : 'get'} pickup reminders by email.`}
			/>
			{result?.done && <Notice tone="done">{result.done}</Notice>}
			{refusal?.message && <Notice tone="problem">{refusal.message}</Notice>}
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
							defaultValue={actionData?.kept.email}
							error={errorOf(refusal?.errors, 'email')}
						/>
						<div>
							<Button type="submit" kind="secondary" name="intent" value="find">
								Find
							</Button>
						</div>
					</Form>
					{result?.found && <FoundAddress {...result.found} />}
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
