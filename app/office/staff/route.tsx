import { servicesContext } from '#app/context.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { sentForm } from '../kernel/screens/own_form.server.ts'
import { type Submission, done, officeAction } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/route.ts'
import { changeCommands, type RefusedRole } from './change_staff.server.ts'
import { invitationCommands } from './invite.server.ts'
import { InviteForm, SecondStepPanel } from './staff_panels.tsx'
import { decideSecondStep, secondStepRule } from '../sign_in/second_step_rule.server.ts'
import { staffList } from './staff_list.server.ts'
import { StaffCard } from './staff_card.tsx'
import { invitationForm } from './staff_forms.ts'

export const meta = officeMeta('Staff')

const sentences = new Map([
	[
		'invited',
		'Invited. A link to choose their password is in the outgoing email; beside their name you can get one to copy.',
	],
	['saved', 'Saved.'],
	['mailed', 'A link to choose a password is in the outgoing email.'],
])

export async function loader({ url, context }: Route.LoaderArgs) {
	const me = context.get(staffContext)
	const services = context.get(servicesContext)
	return {
		rule: await secondStepRule(services.store.db),
		invited: url.searchParams.get('person'),
		people: await staffList(services, me),
	}
}

interface StaffKept {
	invitation: FormValues
	role: RefusedRole | null
}

export const action = officeAction({
	keeps: ({ form }: Submission): StaffKept => ({
		invitation: formText(form, 'intent') === 'invite' ? sentForm(invitationForm, form).values : {},
		role: null,
	}),
	commands: {
		...invitationCommands,
		...changeCommands,
		async 'second-step-rule'({ services, staff, form, now }: Submission) {
			const rule = formText(form, 'rule') === 'required' ? 'required' : 'voluntary'
			await services.store.db.transaction().execute((trx) => decideSecondStep(trx, staff, rule, now))
			services.log.info({ staff: staff.id, rule }, 'second step of owners decided')
			return done('/admin/staff?done=saved')
		},
	},
})

export default function StaffPage({
	loaderData: { invited, people, rule },
	actionData,
}: Route.ComponentProps) {
	const refusal = actionData?.ok === false ? actionData : null
	const role = refusal?.kept.role ?? null
	return (
		<>
			<ScreenHead title="Staff" outcome={actionData} sentences={sentences} />
			<div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
				<ul className="grid gap-3">
					{people.map((person) => (
						<StaffCard
							key={`${person.id} ${person.role} ${role?.staff === person.id}`}
							{...person}
							refused={role?.staff === person.id ? role.form : null}
							link={actionData?.ok && actionData.staff === person.id ? actionData.link : null}
						/>
					))}
				</ul>
				<div className="grid gap-6">
					{/* Empty again once somebody is invited. */}
					<InviteForm key={invited} values={refusal?.kept.invitation ?? {}} errors={refusal?.errors ?? []} />
					<SecondStepPanel rule={rule} />
				</div>
			</div>
		</>
	)
}
