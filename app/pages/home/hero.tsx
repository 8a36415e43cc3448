import { lowestPrice } from '#app/company/cart_name.ts'
import { CallButton } from '#app/company/call_button.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { AddressForm } from '#app/pickup/lookup/address_form.tsx'
import { Picture, type PictureSource } from '#app/pictures/picture.tsx'
import { OrderLink } from '#app/sections/order_link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { StatTiles } from './stat_tiles.tsx'

interface Props {
	title: string
	description: string
	picture: PictureSource
	orderingUrl: string | null
}

/** The first screen (HM-02, HM-03): a scene at dawn, the title, and the most common actions. */
export function Hero({ title, description, picture, orderingUrl }: Props) {
	const facts = useFacts()
	return (
		<section aria-labelledby="hero-heading" className="relative isolate overflow-clip bg-sky">
			<div className="wrap pt-5 sm:pt-10 lg:min-h-[max(clamp(26.5rem,40svh+9.5rem,33.5rem)+15.7vw,min(100svh-11rem,60rem))] lg:pt-[clamp(1rem,14svh-5.3rem,3rem)] print:min-h-0">
				<h1
					id="hero-heading"
					className="max-w-[17ch] text-hero leading-[0.98] font-extrabold lg:text-[min(var(--text-hero),max(2.75rem,12svh-2.1rem))]"
				>
					{title}
				</h1>
				<p className="mt-3 max-w-[46ch] text-lead text-balance sm:mt-4">{description}</p>
				{facts.services.residential && (
					<AddressForm label="When does the truck come to you?" className="mt-3 max-w-xl sm:mt-4" />
				)}
				<div className="mt-3 grid grid-cols-2 gap-3 max-sm:*:px-2 max-sm:*:text-[0.9375rem] sm:mt-3.5 sm:flex sm:flex-wrap">
					<OrderLink url={orderingUrl} label="ORDER ONLINE" />
					<CallButton data-analytics-event="call_hero">Call Now</CallButton>
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
				frames={[
					['wide', '160rem'],
					['standard', '40rem'],
					['standard', '(max-height:47.99rem)'],
					['upright'],
				]}
				sizes="(min-width:64rem) max(100vw,55vw*R, 46rem*R),max(100vw,60vw*R)"
				moving="drive"
				isEager
				className="relative -z-20 h-[clamp(42vw,100svh-32rem,56vw)] w-full max-sm:[@media(min-height:48rem)]:h-[clamp(61vw,100svh-32rem,76vw)] lg:absolute lg:inset-0 lg:h-full"
			/>
			<div aria-hidden="true" className="absolute inset-0 -z-10 hidden sky-wash lg:block" />
			{facts.services.residential && <StatTiles startingPrice={lowestPrice(facts.carts)} />}
		</section>
	)
}
