import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import { OpenedValues } from '../kernel/fields/opened_values.tsx'
import type { OwnForm } from '../kernel/screens/own_form.server.ts'
import { FilterSelect } from '../parts/filter_select.tsx'
import { MergeConflict } from '../parts/merge_conflict.tsx'
import { roleLabel, roles } from '../sign_in/roles.ts'
import type { changeCommands } from './change_staff.server.ts'
import type { invitationCommands } from './invite.server.ts'
import type { ListedStaff } from './staff_list.server.ts'

type Props = ListedStaff & {
	link: string | null
	/** The role form, if it was refused because another owner has set a role. */
	refused: OwnForm | null
}

type Verb = keyof typeof invitationCommands | keyof typeof changeCommands

const command = (value: Verb, words: ReactNode) => (
	<Button
		type="submit"
		name="intent"
		value={value}
		kind="secondary"
		className="min-h-11 px-3.5 text-[0.9375rem]"
	>
		{words}
	</Button>
)

/** A member of staff, with the commands behind "Change". */
export function StaffCard({
	id,
	mailKey,
	name,
	email,
	role,
	isActive,
	hasPassword,
	isSecondStepOn,
	isMe,
	seen,
	link,
	refused,
}: Props) {
	return (
		<li className="rounded-lg border border-border bg-card p-4 text-card-foreground sm:p-5">
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
				<div className="min-w-0">
					<h2 className="text-lg">
						{name}
						{isMe && <span className="font-normal text-muted-foreground"> (you)</span>}
					</h2>
					<p>
						<MailAddress address={email} />
					</p>
				</div>
				<p className="rounded-md bg-secondary px-2.5 py-0.5 text-[0.9375rem] font-semibold text-secondary-foreground">
					{isActive ? roleLabel(role) : 'Shut out'}
				</p>
			</div>
			<p className="mt-1 text-[0.9375rem] text-muted-foreground">
				{seen} · second step {isSecondStepOn ? 'on' : 'off'}
			</p>
			{isActive && !hasPassword && <InvitationLink id={id} name={name} link={link} />}
			<details className="mt-2" open={refused !== null}>
				<summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
					Change<span className="sr-only"> {name}</span>
				</summary>
				<div className="mt-2 flex flex-wrap items-end gap-3">
					<Form method="post" className="flex flex-wrap items-end gap-2">
						<input type="hidden" name="staff" value={id} />
						<OpenedValues values={refused?.opened ?? { role }} />
						<FilterSelect name="role" label="Role" value={refused?.values['role'] ?? role} options={roles} />
						{command('role', 'Save role')}
					</Form>
					{refused && <MergeConflict words={roleLabel(role)} />}
					<Form method="post" className="flex flex-wrap gap-2">
						<input type="hidden" name="staff" value={id} />
						<input type="hidden" name="key" value={mailKey} />
						{isActive && command('mail', 'Email a password link')}
						{isSecondStepOn && command('step-off', 'Turn off second step')}
						{isActive ? command('shut-out', 'Shut out') : command('let-in', 'Let in again')}
					</Form>
				</div>
			</details>
		</li>
	)
}

interface LinkProps {
	id: string
	name: string
	/** The new link, shown only once. */
	link: string | null
}

/** For somebody without a password yet: creates a link to hand over if mail does not arrive. */
function InvitationLink({ id, name, link }: LinkProps) {
	if (link === null)
		return (
			<Form method="post" className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
				<input type="hidden" name="staff" value={id} />
				<span>Invited; no password chosen yet.</span>
				{command(
					'link',
					<>
						Get a link to copy<span className="sr-only"> for {name}</span>
					</>,
				)}
			</Form>
		)
	return (
		<label className="mt-2 grid gap-1">
			<output>
				Link for {name} to choose a password. Copy it and hand it to them: it works once, for three days,
				instead of the emailed one.
			</output>
			<input
				readOnly
				value={link}
				onFocus={(event) => event.currentTarget.select()}
				className={`h-12 ${controlClass}`}
			/>
		</label>
	)
}
