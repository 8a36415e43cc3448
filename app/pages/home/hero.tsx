import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'
import { Picture, type PictureSource } from '#app/pictures/picture.tsx'
import { OrderLink } from '#app/sections/order_link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { StatTiles } from './stat_tiles.tsx'

interface Props {
	title: string
	description: string
	picture: PictureSource
	orderingUrl: string | null
}

/** The first screen (HM-02, HM-03): first light on the road, one loud line, and what most people come to do. */
export function Hero({ title, description, picture, orderingUrl }: Props) {
	return (
		<section aria-labelledby="hero-heading" className="relative isolate overflow-clip bg-sky">
			<div className="wrap pt-7 sm:pt-14 lg:min-h-[clamp(40rem,49vw,56rem)] print:min-h-0 lg:pt-[clamp(3rem,4vw,5.5rem)]">
				<h1 id="hero-heading" className="max-w-[17ch] text-hero leading-[0.98] font-extrabold">
					{title}
				</h1>
				<p className="mt-4 max-w-[46ch] text-lead text-balance sm:mt-5">{description}</p>
				<div className="mt-6 grid grid-cols-2 gap-3 max-sm:*:px-2 max-sm:*:text-[0.9375rem] sm:mt-7 sm:flex sm:flex-wrap">
					<OrderLink url={orderingUrl} label="ORDER ONLINE" />
					<ButtonLink href={telHref()} data-analytics-event="call_hero">
						<Icon name="phone" />
						Call Now
					</ButtonLink>
					<ButtonLink to="/pay-my-bill" kind="secondary">
						Pay My Bill
					</ButtonLink>
					<ButtonLink to="/about#holiday-schedule" kind="secondary">
						Holiday Schedule
					</ButtonLink>
				</div>
			</div>
			<Picture
				picture={picture}
				frames={[['standard', '40rem'], ['upright']]}
				sizes="(min-width:64rem) max(100vw,55vw*R, 46rem*R),max(100vw,80vw*R)"
				isEager
				className="relative -z-20 -mt-10 aspect-[5/4] w-full sm:aspect-video lg:absolute lg:inset-0 lg:mt-0 lg:aspect-auto lg:h-full"
			/>
			<div aria-hidden="true" className="absolute inset-0 -z-10 hidden sky-wash lg:block" />
			<StatTiles startingPrice={facts.prices.cart65} />
		</section>
	)
}
