import { formatDollars } from '#app/company/dollars.ts'
import { type ReactNode, use } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import type { ControlProps } from '#app/leads/form_fields.tsx'
import { orderCarts, orderExtras } from '#app/leads/order/choices.ts'
import { recyclingDay } from '#app/company/routes.ts'
import { ScaleDrawing } from '#app/residential/scale_drawing.tsx'
import { fieldId } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ChoiceCard } from './choice_card.tsx'
import { OrderOptionsContext } from './order_options.ts'

/** The carts, of which one is chosen. */
export function CartChoice({ name, field, value: chosen, error }: ControlProps) {
	const facts = useFacts()
	const { cart65, cart96 } = facts.prices
	const { small, large } = facts.carts
	const prices = { small: cart65, large: cart96 }
	return (
		<Group {...{ name, field, error }}>
			<ScaleDrawing
				file="scale-carts"
				width={630}
				height={428}
				alt={`The ${small}-gallon and the ${large}-gallon cart drawn to scale beside a person`}
				className="aspect-[630/428] w-full max-w-sm rounded-md bg-muted sm:col-span-2"
			/>
			{orderCarts.map(({ value, label, about }, index) => (
				<ChoiceCard
					key={value}
					type="radio"
					{...{ name, value, label, about }}
					id={index === 0 ? fieldId(name) : undefined}
					aside={<Price dollars={prices[value]} />}
					isChosen={chosen === value}
					isFaulty={error !== undefined}
				/>
			))}
		</Group>
	)
}

/** What comes with the cart. */
export function ExtrasChoice({ name, field, value: text = '', error }: ControlProps) {
	const { prices, lawnSeason, routes, services } = useFacts()
	const { place } = use(OrderOptionsContext)
	const { recycling } = place?.kind === 'area' ? place : routes
	const season = `${lawnSeason.from} to ${lawnSeason.to}`
	const chosen = text.split(',')
	return (
		<Group {...{ name, field, error }}>
			{orderExtras
				.filter(({ value }) => value !== 'lawn' || services.lawn)
				.map(({ value, label, about }, index) => (
					<ChoiceCard
						key={value}
						type="checkbox"
						{...{ name, value, label }}
						about={value === 'lawn' ? `${about} ${season}.` : sentence(recyclingDay({ recycling }))}
						id={index === 0 ? fieldId(name) : undefined}
						aside={<Price dollars={prices[value]} isMore />}
						isChosen={chosen.includes(value)}
						isFaulty={error !== undefined}
					/>
				))}
		</Group>
	)
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

function Price({ dollars, isMore = false }: { dollars: number; isMore?: boolean }) {
	return (
		<>
			<span className="block font-display text-xl font-extrabold">
				{isMore && '+'}
				{formatDollars(dollars)}
			</span>
			<span className="text-[0.9375rem]">a month</span>
		</>
	)
}

/** Choices under one heading, with what is wrong with them. */
export function Group({
	name,
	field,
	error,
	isNamedAbove = false,
	children,
}: Pick<ControlProps, 'name' | 'field' | 'error'> & { isNamedAbove?: boolean; children: ReactNode }) {
	const errorId = `${fieldId(name)}-error`
	return (
		<fieldset className={field.className} aria-describedby={error && errorId}>
			<legend
				className={isNamedAbove ? 'sr-only' : 'mb-1.5 font-sans text-base font-semibold tracking-normal'}
			>
				{field.label}
			</legend>
			<div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">{children}</div>
			{error && (
				<p id={errorId} className="mt-1.5 flex gap-2 font-semibold text-destructive">
					<Icon name="alert" className="mt-0.5" />
					{error}
				</p>
			)}
		</fieldset>
	)
}
