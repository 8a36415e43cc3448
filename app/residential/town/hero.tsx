import { useFacts } from '#app/company/current_facts.ts'
import { CallButton } from '#app/company/call_button.tsx'
import { Picture, type PictureSource } from '#app/pictures/picture.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PriceAndDay } from '../price_and_day.tsx'
import { formatPickupDays } from '../pickup_days.ts'

interface Props {
	heading: string
	blurb: string
	picture: PictureSource
	days: readonly string[]
	/** The first row of the town's prices. */
	firstPrice: { what: string; price: string } | undefined
	/** Whether we have cart service there. */
	hasCarts: boolean
	/** The contractor that picks up the trash instead of us. */
	contractedTo: string | null
	/** A sentence naming the planned contractor and the day from which it takes over; null if none is planned. */
	contracted: string | null
	crumbs: readonly { name: string; path: string }[]
}

/** A town's first screen (RT-02): name, price, pickup day and text, above a full-width picture. */
export function TownHero({
	heading,
	blurb,
	picture,
	days,
	firstPrice,
	hasCarts,
	contractedTo,
	contracted,
	crumbs,
}: Props) {
	const { services } = useFacts()
	return (
		<section aria-labelledby="hero-heading" className="flex flex-col">
			<div className="wrap pt-3 pb-8 lg:pb-10">
				<Breadcrumbs crumbs={crumbs} />
				<h1
					id="hero-heading"
					className="mt-4 text-hero leading-[0.98] font-extrabold max-sm:text-[min(2.3rem,9vw)] sm:mt-6"
				>
					{heading}
				</h1>
				{contracted !== null && <p className="mt-4 max-w-[66ch] font-semibold wrap-anywhere">{contracted}</p>}
				<div className="mt-5 grid items-end gap-x-16 gap-y-6 sm:mt-6 lg:grid-cols-[1fr_auto]">
					<p className="max-w-[66ch] text-lead max-lg:order-last">{blurb}</p>
					<div>
						{hasCarts && firstPrice && <PriceAndDay price={firstPrice} day={formatPickupDays(days)} />}
						{contractedTo !== null && (
							<>
								<p className="font-semibold text-muted-foreground">Trash is picked up by</p>
								<p className="font-display text-2xl leading-tight font-[750] wrap-anywhere">{contractedTo}</p>
							</>
						)}
						<div className="mt-4 flex flex-wrap gap-3">
							{hasCarts ? (
								<ButtonLink to={{ hash: 'pricing' }}>See the prices</ButtonLink>
							) : (
								services.rolloff && <ButtonLink to="/roll-off-dumpsters">Roll-Off Dumpsters</ButtonLink>
							)}
							<CallButton kind="secondary" data-analytics-event="call_hero">
								Call
							</CallButton>
						</div>
					</div>
				</div>
			</div>
			<Picture
				picture={picture}
				frames={[['wide']]}
				sizes="(min-width:64rem) max(100vw,34vw*R),max(100vw,40vw*R)"
				isEager
				className="aspect-[5/2] max-h-[max(26svh,31vw)] w-full max-lg:order-first lg:aspect-[3/1] lg:max-h-none"
			/>
		</section>
	)
}
