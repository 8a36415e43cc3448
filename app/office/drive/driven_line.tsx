import { memo, type SubmitEvent, useState } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { pictureTypes } from '#app/pictures/accepted.ts'
import { fileInputClass } from '../parts/file_field.tsx'
import { formatClock } from '../parts/format_moment.ts'
import { drivePath } from '../parts/screens.ts'
import { longestNumber, longestReason, photosField } from './mark.ts'
import type { StoredMark } from './mark_store.ts'
import type { DrivenStop } from './sheet.server.ts'

interface Props {
	stop: DrivenStop
	/** `YYYY-MM-DD` */
	day: string
	timeZone: string
	turn: number
	/** The mark made on this phone, if any. */
	mark: StoredMark | undefined
	/** Stores and sends the form's mark. Rejects with an error whose message is shown to the driver. */
	onSend: (stop: DrivenStop, form: HTMLFormElement) => Promise<void>
}

/** A stop on the driver's sheet: address, customer, notes, and buttons to call, navigate and mark. */
export const DrivenLine = memo(function DrivenLine({ stop, day, timeZone, turn, mark, onSend }: Props) {
	const { id, what, name } = stop
	const [isChanging, setIsChanging] = useState(false)
	const [error, setError] = useState<string | null>(null)
	const isSettled = mark !== undefined || stop.state !== 'planned'
	const send = (event: SubmitEvent<HTMLFormElement>) => {
		if (!isSecureContext) return
		event.preventDefault()
		setError(null)
		onSend(stop, event.currentTarget).then(
			() => setIsChanging(false),
			(reason: unknown) => setError(String(Object(reason).message)),
		)
	}
	return (
		<li id={`stop-${id}`} className="scroll-mt-4 border-b border-border py-4">
			<StopDetails stop={stop} turn={turn} />
			{isSettled && (
				<output className="mt-3 block font-semibold wrap-anywhere">
					{mark ? markWords(mark, timeZone) : stop.result}
					{mark && <span className="block font-normal">{receivedWords(mark)}</span>}
				</output>
			)}
			{error !== null && (
				<p className="mt-3 font-semibold text-destructive" role="alert">
					{error}
				</p>
			)}
			{isSettled ? (
				<details
					className="mt-1"
					open={isChanging}
					onToggle={({ currentTarget }) => setIsChanging(currentTarget.open)}
				>
					<summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
						Say it otherwise<span className="sr-only">: {`${what}, ${name}`}</span>
					</summary>
					<MarkForms stop={stop} day={day} onSubmit={send} />
				</details>
			) : (
				<MarkForms stop={stop} day={day} onSubmit={send} />
			)}
		</li>
	)
})

/** The address, customer and notes, with links to call and navigate. */
function StopDetails({ stop, turn }: Pick<Props, 'stop' | 'turn'>) {
	const { what, detail, name, phones, address, notes, photos, moved, isCanceled } = stop
	return (
		<>
			<p className="wrap-anywhere">
				<span className="text-muted-foreground tabular-nums">{turn}. </span>
				<span className="text-xl leading-snug font-semibold">{what}</span>
				{detail && <span className="block">{detail}</span>}
				<span className="block text-lg font-semibold">{address}</span>
				<span className="block">{name}</span>
				{notes && <span className="mt-1 block whitespace-pre-line">“{notes}”</span>}
				{moved && <span className="mt-1 block text-muted-foreground">{moved}</span>}
				{isCanceled && <span className="mt-1 block font-semibold">Its pickup is canceled.</span>}
			</p>
			{photos.length > 0 && (
				<p className="mt-2 flex flex-wrap gap-2">
					{photos.map((photo, at) => (
						<a key={photo} href={`${photo}/large`} className="rounded-md border border-border">
							<img
								src={`${photo}/small`}
								alt={`Sent by ${name}, ${at + 1} of ${photos.length}`}
								loading="lazy"
								className="size-24 rounded-md bg-muted object-cover"
							/>
						</a>
					))}
				</p>
			)}
			<p className="mt-3 flex flex-wrap gap-2">
				<a
					href={`geo:0,0?q=${encodeURIComponent(address)}`}
					aria-label={`Navigate to ${address}`}
					className={buttonClass('secondary', 'grow')}
				>
					<Icon name="pin" />
					Navigate
				</a>
				{phones.map(({ shown, tel }) => (
					<a
						key={tel}
						href={tel}
						aria-label={`Call ${name}, ${shown}`}
						className={buttonClass('secondary', 'grow')}
					>
						<Icon name="phone" />
						{phones.length === 1 ? 'Call' : shown}
					</a>
				))}
			</p>
		</>
	)
}

interface FormsProps {
	stop: DrivenStop
	day: string
	onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** The forms for done, with the cart's number, and not done, with the reason; each takes a photo. */
function MarkForms({ stop: { id, key, what, name, hasCart }, day, onSubmit }: FormsProps) {
	const about = `${what}, ${name}`
	const shared = { method: 'post', action: drivePath, encType: 'multipart/form-data', onSubmit } as const
	const own = (state: StoredMark['state']) => (
		<>
			<input type="hidden" name="key" value={key} />
			<input type="hidden" name="stop" value={id} />
			<input type="hidden" name="day" value={day} />
			<input type="hidden" name="state" value={state} />
		</>
	)
	const photo = (
		<label className="grid gap-1 text-[0.9375rem]">
			Photo, if it helps
			<input
				type="file"
				name={photosField}
				accept={pictureTypes}
				capture="environment"
				className={fileInputClass}
			/>
		</label>
	)
	return (
		<div className="mt-3 grid gap-3">
			<form {...shared} className="grid gap-3">
				{own('done')}
				<input type="hidden" name="reason" value="" />
				{hasCart ? (
					<input
						name="cart_number"
						aria-label={`Cart number: ${about}`}
						placeholder="Cart number"
						maxLength={longestNumber}
						autoComplete="off"
						className={`${controlClass} h-12`}
					/>
				) : (
					<input type="hidden" name="cart_number" value="" />
				)}
				<details>
					<summary className="inline-flex min-h-11 items-center underline underline-offset-4">
						Add a photo<span className="sr-only">: {about}</span>
					</summary>
					{photo}
				</details>
				<Button type="submit" kind="loud" className="min-h-14 text-lg" aria-label={`Done: ${about}`}>
					<Icon name="check" />
					Done
				</Button>
			</form>
			<details>
				<summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
					Not done<span className="sr-only">: {about}</span>
				</summary>
				<form {...shared} className="mt-1 grid gap-3">
					{own('not-done')}
					<input type="hidden" name="cart_number" value="" />
					<input
						name="reason"
						required
						aria-label={`Why it was not done: ${about}`}
						placeholder="Why: nobody home, gate locked"
						maxLength={longestReason}
						className={`${controlClass} h-12`}
					/>
					{photo}
					<Button type="submit" kind="secondary" aria-label={`Say it was not done: ${about}`}>
						Say it was not done
					</Button>
				</form>
			</details>
		</div>
	)
}

/** Formats a mark: `Done, 10:12 AM, 96-10234`. */
function markWords({ state, reason, cart_number, made_at }: StoredMark, timeZone: string): string {
	const said = `${state === 'done' ? 'Done' : 'Not done'}, ${formatClock(made_at, { timeZone })}`
	return [said, cart_number].filter(Boolean).join(', ') + (reason && `: ${reason}`)
}

/** Says whether the office has received the mark, and what happened to it there. */
function receivedWords({ taken }: StoredMark): string {
	if (taken === null) return 'Waits on this phone'
	const { outcome, because, photoError } = taken
	const photo = photoError && `Its photo did not arrive: ${photoError}`
	const decides = outcome === 'asks' && 'The office will decide.'
	if (!because && !photo) return 'The office has it'
	return ['The office has it.', because, decides, photo].filter(Boolean).join(' ')
}
