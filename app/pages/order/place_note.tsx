import { CallLink } from '#app/company/call_link.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import type { ControlProps } from '#app/leads/form_fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { fieldId } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ChoiceCard } from './choice_card.tsx'
import { Group } from './choice_fields.tsx'
import { type DescribedPlace, intentField, isServed, otherPrices } from './place.ts'

type Props = Pick<ControlProps, 'name' | 'field' | 'error'> & { place: DescribedPlace }

/** The pickup day of an address, or why there is none and what to do. */
export function PlaceNote({ place, name, field, error }: Props) {
	const facts = useFacts()
	const served = isServed(place)
	const other = otherPrices(place)
	return (
		<div
			className={`rounded-md border-2 bg-card p-4 text-card-foreground ${served ? 'border-primary' : 'border-accent'}`}
		>
			<p className="flex gap-3 text-lead leading-snug font-semibold">
				<Icon name={served ? 'calendar' : 'alert'} className="mt-1 shrink-0" />
				{place.title}
			</p>
			<p className="mt-1.5 max-w-[60ch]">{place.sentence}</p>
			{other?.from === null && (
				<p>
					{/* Opens in a new tab, so that the form keeps what was typed. */}
					<a href={other.to} target="_blank" className="link inline-flex min-h-11 items-center">
						See the prices of your town
					</a>
				</p>
			)}
			{place.kind === 'choose' && (
				<div className="mt-4">
					<Group name={name} field={{ ...field, label: 'Which one is yours?' }} error={error} isNamedAbove>
						{place.choices.map(({ slug, label, area }, index) => (
							<ChoiceCard
								key={`${slug} ${label}`}
								type="radio"
								name={name}
								value={slug}
								id={index === 0 ? fieldId(name) : undefined}
								label={label}
								about={area}
								aside={null}
								isChosen={false}
								isFaulty={error !== undefined}
							/>
						))}
					</Group>
				</div>
			)}
			{place.isForQuote && (
				<p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
					<Button type="submit" name={intentField} value="quote">
						Ask for a quote instead
					</Button>
					<CallLink
						className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
						data-analytics-event="call_order"
					>
						<Icon name="phone" />
						{facts.phone}
					</CallLink>
				</p>
			)}
		</div>
	)
}
