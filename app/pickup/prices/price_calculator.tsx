import { useFacts } from '#app/company/current_facts.ts'
import { Button } from '#app/ui/button.tsx'
import { stackedTable } from '#app/ui/stacked_table.ts'
import { OtherPrices } from './other_prices.tsx'

/** The price of one choice. */
export interface PriceRow {
	/** What is chosen: the cart by its number, then the extras: `2 recycling`. */
	of: string
	/** `96-gallon cart with recycling` */
	what: string
	/** `$43 a month` */
	price: string
}

interface Props {
	rows: readonly PriceRow[]
	/** The ordering portal; null if our own order form takes the choice. */
	orderingUrl: string | null
	/** The slug of the town whose prices these are; undefined for the company's prices. */
	town?: string
	/** The price of an overfilled cart, as a sentence; null if unknown. */
	overfilled: string | null
}

/**
 * The price of cart, recycling and lawn pickup in one sum (FI-33): a table of all choices of which the style
 * sheet shows only the chosen one, so it needs no script. A browser without `:has()` shows the whole table.
 */
export function PriceCalculator({ rows, orderingUrl, town, overfilled }: Props) {
	const { carts } = useFacts()
	const [only, another] = carts
	const hasExtra = (name: string) => rows.some(({ of }) => of.endsWith(name))
	return (
		<form
			action="/order"
			className="prices mt-6 sm:mt-8 rounded-lg bg-secondary px-3 py-4 text-secondary-foreground sm:p-5 print:hidden"
		>
			<fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2 sm:grid-cols-2">
				<legend className="mb-3 text-subtitle">What will yours cost?</legend>
				{another ? (
					carts.map(({ slug, gallons }, index) => (
						<Choice
							key={slug}
							type="radio"
							name="cart"
							value={slug}
							label={`${gallons} gallons`}
							nth={index + 1}
						/>
					))
				) : (
					<input type="hidden" name="cart" value={only?.slug} />
				)}
				{hasExtra('recycling') && (
					<Choice type="checkbox" name="extras" value="recycling" label="Recycling" />
				)}
				{hasExtra('lawn') && <Choice type="checkbox" name="extras" value="lawn" label="Lawn pickup" />}
			</fieldset>
			<div aria-live="polite" className="@container">
				<table className={`mt-3 w-full text-left ${stackedTable}`}>
					<caption className="sr-only">What each choice comes to</caption>
					<tbody>
						{rows.map(({ of, what, price }) => (
							<tr key={of} data-of={of} className="border-t border-current/25 align-baseline">
								<th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
									{what}
								</th>
								<td className="py-2 font-display text-xl font-extrabold wrap-anywhere sm:text-2xl">
									{price}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<label className="flex min-h-11 w-fit cursor-pointer items-center gap-2">
				<input type="checkbox" value="all" className="size-5 shrink-0" />
				<span className="underline underline-offset-4">Show all prices</span>
			</label>
			{overfilled && <p className="mt-2">{overfilled}</p>}
			{town === undefined && <OtherPrices />}
			{orderingUrl === null && (
				<>
					{town && <input type="hidden" name="town" value={town} />}
					<Button type="submit" kind="primary" className="mt-3">
						Order online
					</Button>
				</>
			)}
		</form>
	)
}

interface ChoiceProps {
	type: 'radio' | 'checkbox'
	name: string
	value: string
	label: string
	/** The cart's number, from 1; the first one is preselected. */
	nth?: number
}

function Choice({ label, nth, ...input }: ChoiceProps) {
	return (
		<label className="flex min-h-11 min-w-0 cursor-pointer items-center wrap-anywhere gap-2 rounded-md border-2 border-input bg-background px-2 font-semibold sm:px-3 text-foreground has-checked:border-primary">
			<input {...input} data-nth={nth} defaultChecked={nth === 1} className="size-5 shrink-0" />
			{label}
		</label>
	)
}
