import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import { MergeConflict } from '../parts/merge_conflict.tsx'
import { roleLabel, roles } from '../sign_in/roles.ts'
import type { Role } from '../sign_in/staff.server.ts'
import { InvitationLink } from './invitation_link.tsx'
import type { ListedStaff } from './staff_list.server.ts'

type Props = Omit<ListedStaff, 'lastSeenAt'> & {
	isMe: boolean
	seen: string
	link: string | null
	/** What another owner set meanwhile, and what was chosen here. */
	otherRole: { stored: Role; chosen: Role } | null
}

const small = 'min-h-11 px-3.5 text-[0.9375rem]'

/** One person: who they are, and behind "Change" what can be done about them. */
export function StaffCard({
	id,
	name,
	email,
	role,
	isActive,
	hasPassword,
	isSecondStepOn,
	isMe,
	seen,
	link,
	otherRole,
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
			<details className="mt-2" open={otherRole !== null}>
				<summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
					Change<span className="sr-only"> {name}</span>
				</summary>
				<div className="mt-2 flex flex-wrap items-end gap-3">
					<Form method="post" className="flex flex-wrap items-end gap-2">
						<input type="hidden" name="staff" value={id} />
						<input type="hidden" name="oldRole" value={otherRole?.stored ?? role} />
						<label className="grid gap-1 text-[0.9375rem] font-semibold">
							Role
							<select
								name="newRole"
								defaultValue={otherRole?.chosen ?? role}
								className="h-11 rounded-md border border-input bg-card px-3 font-normal text-card-foreground"
							>
								{roles.map(({ value, label }) => (
									<option key={value} value={value}>
										{label}
									</option>
								))}
							</select>
						</label>
						<Button type="submit" name="intent" value="role" kind="secondary" className={small}>
							Save role
						</Button>
					</Form>
					{otherRole && <MergeConflict words={roleLabel(otherRole.stored)} />}
					<Form method="post" className="flex flex-wrap gap-2">
						<input type="hidden" name="staff" value={id} />
						{isActive && (
							<Button type="submit" name="intent" value="mail" kind="secondary" className={small}>
								Mail a password link
							</Button>
						)}
						{isSecondStepOn && (
							<Button type="submit" name="intent" value="step-off" kind="secondary" className={small}>
								Turn off second step
							</Button>
						)}
						<Button
							type="submit"
							name="intent"
							value={isActive ? 'shut-out' : 'let-in'}
							kind="secondary"
							className={small}
						>
							{isActive ? 'Shut out' : 'Let in again'}
						</Button>
					</Form>
				</div>
			</details>
		</li>
	)
}
