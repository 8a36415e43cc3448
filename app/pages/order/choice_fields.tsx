import { capitalized } from '#platform/text/capitalized.ts'
import { cartName, lawnCanName } from '#app/company/cart_name.ts'
import { formatDollars } from '#app/company/dollars.ts'
import { type ReactNode, use } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import type { ControlProps } from '#app/leads/form_fields.tsx'
import { chosenCart, orderExtras } from '#app/leads/order/choices.ts'
import { recyclingDay } from '#app/company/routes.ts'
import { isOfferedIn } from '#app/company/services.ts'
import { OtherPrices } from '#app/pickup/prices/other_prices.tsx'
import { CartsDrawing } from '#app/residential/carts_drawing.tsx'
import { ErrorNote, errorId, fieldId } from '#app/ui/field.tsx'
import { ChoiceCard } from './choice_card.tsx'
import { OrderOptionsContext } from './order_options.ts'
import { isServed, otherPrices } from './place.ts'

/** The choice of one cart. */
export function CartChoice({ name, field, value, error }: ControlProps) {
	const facts = useFacts()
	const { about, place } = use(OrderOptionsContext)
	const chosen = chosenCart(value, facts)
	return (
		<Group {...{ name, field, error }}>
			<CartsDrawing className="w-full rounded-md border-8 border-muted bg-muted sm:col-span-2 sm:h-72" />
			{facts.carts.map((cart, index) => (
				<ChoiceCard
					key={cart.slug}
					type="radio"
					name={name}
					value={cartName(cart.gallons)}
					label={cartName(cart.gallons)}
					about={about[index]}
					id={index === 0 ? fieldId(name) : undefined}
					aside={<Price dollars={cart.price} />}
					isChosen={chosen === cart || facts.carts.length === 1}
					isFaulty={error !== undefined}
				/>
			))}
			{/* Opens in a new tab, so that the form keeps what was typed. */}
			{!(place && isServed(place)) && <OtherPrices target="_blank" className="sm:col-span-2" />}
		</Group>
	)
}

/** The choice of extras that come with the cart; nothing if none are offered. */
export function ExtrasChoice({ name, field, value: text = '', error }: ControlProps) {
	const facts = useFacts()
	const { prices, lawnSeason } = facts
	const { place } = use(OrderOptionsContext)
	const { services, recycling } = place && isServed(place) ? place : { ...facts, ...facts.routes }
	const about = {
		recycling: `${capitalized(recyclingDay({ recycling }) ?? '')}.`,
		lawn: `One ${lawnCanName(facts)} of grass and leaves a week, ${lawnSeason.from} to ${lawnSeason.to}.`,
	}
	const chosen = text.split(',')
	const offered = orderExtras.filter(isOfferedIn(facts.services))
	if (offered.length === 0) return null
	return (
		<Group {...{ name, field, error }}>
			{offered.map(({ value, label }, index) => (
				<ChoiceCard
					key={value}
					type="checkbox"
					{...{ name, value, label }}
					about={services[value] ? about[value] : 'Not picked up at your address yet.'}
					id={index === 0 ? fieldId(name) : undefined}
					aside={<Price dollars={prices[value]} isMore />}
					isChosen={chosen.includes(value)}
					isFaulty={error !== undefined}
				/>
			))}
		</Group>
	)
}

/** The company's price; nothing if the address is in a town with its own prices. */
function Price({ dollars, isMore = false }: { dollars: number; isMore?: boolean }) {
	const { place } = use(OrderOptionsContext)
	if (otherPrices(place) !== null) return null
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

/** Options under one heading, with the field's error. */
export function Group({
	name,
	field,
	error,
	isNamedAbove = false,
	children,
}: Pick<ControlProps, 'name' | 'field' | 'error'> & { isNamedAbove?: boolean; children: ReactNode }) {
	return (
		<fieldset className={field.className} aria-describedby={error && errorId(name)}>
			<legend
				className={isNamedAbove ? 'sr-only' : 'mb-1.5 font-sans text-base font-semibold tracking-normal'}
			>
				{field.label}
			</legend>
			<div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">{children}</div>
			<ErrorNote name={name} error={error} />
		</fieldset>
	)
}
