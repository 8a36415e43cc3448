import type { Option } from '#app/company/option.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { answerId, ErrorSummary } from '#app/ui/error_summary.tsx'
import { useRestoredInput } from '#app/ui/restored_input.ts'
import { ChoiceFields } from './choice_fields.tsx'
import { PlainPage } from '#app/sections/plain_page.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'

interface Running {
	email: string
	areas: readonly Option[]
	/** Why no reminders go out at present; null if they do. */
	resting: string | null
	values: FormValues
	notice: string | null
	/** The errors and values of a rejected change. */
	refused: { errors: FieldError[]; values: FormValues } | null
}

/** The page of an active subscription. */
export function RunningReminders({ email, areas, resting, values, notice, refused }: Running) {
	const restored = useRestoredInput('choices')
	return (
		<PlainPage title="Your pickup reminders" hasOwnButtons>
			<Said notice={notice} />
			<p>
				They go to <MailAddress address={email} />.
			</p>
			{resting !== null && <p className="font-semibold wrap-anywhere">{resting}</p>}
			<form
				id="choices"
				method="post"
				action={`#${answerId}`}
				noValidate
				className="grid w-full gap-6 text-base"
			>
				{refused && <ErrorSummary id={answerId} errors={refused.errors} />}
				<ChoiceFields
					areas={areas}
					values={refused?.values ?? restored ?? values}
					errors={refused?.errors ?? []}
				/>
				<div>
					<Button type="submit" name="do" value="change">
						Save
					</Button>
				</div>
			</form>
			<form method="post" className="mt-6 grid w-full gap-4 border-t border-border pt-6 text-base">
				<div>
					<Button type="submit" kind="secondary" name="do" value="stop">
						Stop these reminders
					</Button>
				</div>
				<DeleteButton />
			</form>
		</PlainPage>
	)
}

/** The page of a stopped subscription whose address has not been deleted yet. */
export function EndedReminders({
	email,
	leaves,
	removedArea,
	notice,
}: {
	email: string
	leaves: string
	/** The name of the removed area whose reminders ended; null if the reminders can be resumed. */
	removedArea: string | null
	notice: string | null
}) {
	return (
		<PlainPage title="Your reminders are off" hasOwnButtons>
			<Said notice={notice} />
			<p className="wrap-anywhere">
				{email} gets no more of them. We delete the address on {leaves}, or now if you say so.
			</p>
			{removedArea !== null && <p>{removedArea} is no longer one of our pickup areas.</p>}
			<form method="post" className="grid gap-4">
				<div>
					{removedArea === null ? (
						<Button type="submit" name="do" value="resume">
							Start them again
						</Button>
					) : (
						<ButtonLink to="/pickup-day">Find my area by my address</ButtonLink>
					)}
				</div>
				<DeleteButton />
			</form>
		</PlainPage>
	)
}

/** The page of a deleted subscription; `isDeleted` if it was deleted just now. */
export function GoneReminders({ isDeleted }: { isDeleted: boolean }) {
	return (
		<PlainPage title={isDeleted ? 'Your reminders are deleted' : 'This link has ended'} hasOwnButtons>
			<p>
				{isDeleted
					? 'The address is deleted with them. What you asked us in a request is kept apart; call us to have that deleted.'
					: 'The reminders it was for are deleted, or its address was not copied whole.'}
			</p>
			<ButtonLink to="/reminders" kind="secondary">
				Ask for reminders
			</ButtonLink>
		</PlainPage>
	)
}

function DeleteButton() {
	return (
		<div>
			<Button type="submit" kind="secondary" name="do" value="delete">
				Delete my address and everything with it
			</Button>
		</div>
	)
}

function Said({ notice }: { notice: string | null }) {
	if (notice === null) return null
	return (
		<output className="block w-full rounded-md border-2 border-primary bg-card p-4 text-card-foreground">
			{notice}
		</output>
	)
}
