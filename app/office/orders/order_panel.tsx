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
export function OrderPanel({
	order: { confirmed, suggested, isMailed, areas, today },
	refusal,
	isReachable,
}: Props) {
	const isSaving = useNavigation().formData?.get('intent') === 'confirm-order'
	const errorOf = (name: string) => refusal?.errors.find(({ field }) => field === name)?.message
	const { cartNumber, firstPickup, areaSlug } = refusal?.typed ?? { cartNumber: '', ...suggested }
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
			{confirmed === null && isReachable && (
				<Form method="post" noValidate className="mt-3 grid gap-4">
					<p className="text-[0.9375rem] text-muted-foreground">
						{isMailed
							? 'Sets it to Won and mails the customer the day, the price they saw and their calendar.'
							: 'Sets it to Won. There is no mail address: please call the customer and name the day.'}
					</p>
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
						error={errorOf('first_pickup')}
					/>
					<Button type="submit" name="intent" value="confirm-order" kind="loud" disabled={isSaving}>
						{isSaving ? 'Confirming...' : isMailed ? 'Confirm and mail' : 'Confirm'}
					</Button>
				</Form>
			)}
		</section>
	)
}
