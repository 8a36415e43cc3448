import { Form } from 'react-router'
import { controlClass } from '#app/ui/field.tsx'
import { SubmitButton } from '../parts/submit_button.tsx'
import type { ShownStop } from './shown_stop.ts'
import type { StopKept } from './stop_commands.server.ts'

interface Props {
	stop: Pick<ShownStop, 'id' | 'state' | 'what' | 'name' | 'hasCart' | 'isStanding'>
	/** The values of this stop's form if it was refused; else null. */
	kept: Partial<StopKept> | null
}

/** The forms that mark a stop as done, with the number of its cart, or as not done, with the reason; not printed. */
export function Marking({ stop, kept }: Props) {
	const { id, state, what, name, hasCart } = stop
	const about = `${what}, ${name}`
	const again = <Again stop={stop} seen={kept?.seen} />
	if (state === 'done' || state === 'taken-back') return again
	return (
		<div className="mt-2 flex flex-wrap items-start gap-3 print:hidden">
			<Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
				<SeenStop id={id} state={state} />
				{hasCart && (
					<input
						name="cart_number"
						aria-label={`Cart number: ${about}`}
						placeholder="Cart number"
						maxLength={40}
						autoComplete="off"
						defaultValue={kept?.cart_number}
						className={`${controlClass} h-11 max-w-36`}
					/>
				)}
				<SubmitButton name="intent" value="done" aria-label={`Done: ${about}`}>
					Done
				</SubmitButton>
			</Form>
			{state === 'not-done' ? (
				again
			) : (
				<details open={Boolean(kept?.reason)}>
					<summary className="inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4">
						Not done
					</summary>
					<Form method="post" preventScrollReset className="mt-1 flex flex-wrap items-center gap-2">
						<SeenStop id={id} state={state} />
						<input
							name="reason"
							required
							aria-label={`Why it was not done: ${about}`}
							placeholder="Why: nobody home, gate locked"
							maxLength={300}
							defaultValue={kept?.reason}
							className={`${controlClass} h-11 max-w-80`}
						/>
						<SubmitButton kind="secondary" name="intent" value="not-done">
							Say it was not done
						</SubmitButton>
					</Form>
				</details>
			)}
		</div>
	)
}

/** Plans a settled stop again, on the next day by the schedule. */
function Again({
	stop: { id, state, what, name, isStanding },
	seen = '',
}: {
	stop: Props['stop']
	seen: string | undefined
}) {
	return (
		<Form method="post" preventScrollReset className="mt-2 flex flex-wrap gap-3 print:hidden">
			<SeenStop id={id} state={state} />
			<input type="hidden" name="seen" value={seen} />
			{isStanding && (
				<SubmitButton name="intent" value="pick-up" aria-label={`Plan its pickup: ${what}, ${name}`}>
					Plan its pickup
				</SubmitButton>
			)}
			<SubmitButton
				kind="secondary"
				name="intent"
				value={state === 'done' ? 'repeat' : 'again'}
				aria-label={`${state === 'done' ? 'Plan another like it' : 'Plan it again'}: ${what}, ${name}`}
			>
				{state === 'done' ? 'Plan another like it' : 'Plan it again'}
			</SubmitButton>
		</Form>
	)
}

/** Hidden fields with the form's stop and the state that the page showed. */
export function SeenStop({ id, state }: Pick<ShownStop, 'id' | 'state'>) {
	return (
		<>
			<input type="hidden" name="stop" value={id} />
			<input type="hidden" name="was" value={state} />
		</>
	)
}
