import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ConfirmRefusal } from './confirm_action.server.ts'
import type { OrderContent } from './order_content.server.ts'

interface Props {
	order: OrderContent
	refusal: ConfirmRefusal['order'] | null
	/** Whether there is still somebody to mail. */
	isReachable: boolean
}

/** Confirming an order: the cart's number and the first pickup, mailed to the customer. */
export function OrderPanel({ order, refusal, isReachable }: Props) {
	const { confirmed } = order
	return (
		<section
			aria-labelledby="order"
			className="mb-6 rounded-lg border-2 border-primary bg-card p-5 text-card-foreground"
		>
			<h2 id="order" className="text-xl">
				{confirmed === null ? 'Confirm the order' : 'Confirmed'}
			</h2>
			{refusal?.message && (
				<p role="alert" className="mt-3 rounded-md border-2 border-destructive p-4 font-semibold">
					{refusal.message}
				</p>
			)}
			{confirmed !== null && (
				<p className="mt-2 flex gap-2">
					<Icon name="check" className="mt-0.5 shrink-0 text-primary" />
					{confirmed}
				</p>
			)}
			{confirmed === null && !isReachable && (
				<p className="mt-2">Who ordered was taken out on request: there is nobody to confirm it to.</p>
			)}
			{isReachable &&
				(confirmed === null ? (
					<ConfirmForm {...{ order, refusal }} />
				) : (
					<details className="mt-3" open={refusal !== null}>
						<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
							<Icon name="chevron" />
							Correct it
						</summary>
						<ConfirmForm {...{ order, refusal }} />
					</details>
				))}
		</section>
	)
}

function ConfirmForm({ order, refusal }: Pick<Props, 'order' | 'refusal'>) {
	const { suggested, scheduled, isMailed, areas, today } = order
	const isConfirmed = order.confirmed !== null
	const isSaving = useNavigation().formData?.get('intent') === 'confirm-order'
	const errorOf = (name: string) => refusal?.errors.find(({ field }) => field === name)?.message
	const { cartNumber, firstPickup, areaSlug } = refusal?.typed ?? suggested
	const what = isConfirmed ? 'Correct' : 'Confirm'
	return (
		<Form method="post" noValidate className="mt-3 grid gap-4">
			<p className="text-[0.9375rem] text-muted-foreground">{whatHappens(isConfirmed, isMailed)}</p>
			{isConfirmed && (
				<>
					<input type="hidden" name="was_cart_number" value={suggested.cartNumber} />
					<input type="hidden" name="was_first_pickup" value={suggested.firstPickup} />
					<input type="hidden" name="was_area_slug" value={suggested.areaSlug} />
				</>
			)}
			<TextField
				name="cart_number"
				label="Cart number"
				required
				autoComplete="off"
				defaultValue={cartNumber}
				error={errorOf('cart_number')}
			/>
			<SelectField
				name="area_slug"
				label="Pickup area"
				placeholder="None yet"
				options={areas}
				defaultValue={areaSlug}
				error={errorOf('area_slug')}
			/>
			<TextField
				name="first_pickup"
				label="First pickup"
				type="date"
				min={today}
				required
				defaultValue={firstPickup}
				hint={scheduled || undefined}
				error={errorOf('first_pickup')}
			/>
			{refusal?.doubts.map(({ value, message, label, isDecided }) => (
				<div key={value} className="border-l-4 border-destructive pl-3">
					<p>{message}</p>
					<label className="flex min-h-11 items-center gap-3 font-semibold">
						<input
							type="checkbox"
							name="decided"
							value={value}
							defaultChecked={isDecided}
							className="size-6 shrink-0"
						/>
						{label}
					</label>
				</div>
			))}
			<Button type="submit" name="intent" value="confirm-order" kind="loud" disabled={isSaving}>
				{isSaving ? 'Saving...' : isMailed ? `${what} and mail` : what}
			</Button>
		</Form>
	)
}

function whatHappens(isConfirmed: boolean, isMailed: boolean): string {
	if (isConfirmed)
		return isMailed
			? 'Mails the customer what is right now, as a correction.'
			: 'There is no mail address: please call the customer too.'
	return isMailed
		? 'Sets it to Confirmed and mails the customer the day, the price they saw and their calendar.'
		: 'Sets it to Confirmed. There is no mail address: please call the customer and name the day.'
}
