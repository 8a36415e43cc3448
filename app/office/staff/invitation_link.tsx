import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'

interface Props {
	id: string
	name: string
	/** The new link; it is shown only this once. */
	link: string | null
}

/** Next to somebody without a password yet: a link to hand over if mail does not arrive. */
export function InvitationLink({ id, name, link }: Props) {
	if (link === null)
		return (
			<Form method="post" className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
				<input type="hidden" name="staff" value={id} />
				<span>Invited; no password chosen yet.</span>
				<Button
					type="submit"
					name="intent"
					value="link"
					kind="secondary"
					className="min-h-11 px-3.5 text-[0.9375rem]"
				>
					Get a link to copy<span className="sr-only"> for {name}</span>
				</Button>
			</Form>
		)
	return (
		<label className="mt-2 grid gap-1">
			<output>
				Link for {name} to choose a password. Copy it and hand it to them: it works once, for three days,
				instead of the mailed one.
			</output>
			<input
				readOnly
				value={link}
				onFocus={(event) => event.currentTarget.select()}
				className="h-11 w-full rounded-md border border-input bg-card px-3 text-card-foreground"
			/>
		</label>
	)
}
