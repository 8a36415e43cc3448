import { withChoices } from '#app/company/link_choices.ts'
import { CallButton } from '#app/company/call_button.tsx'
import { Prose } from '#app/company/prose.tsx'
import { Picture, type PictureSource } from '#app/pictures/picture.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

interface Props {
	title: string
	description: string
	picture: PictureSource
}

/** The first screen (CM-01): the text on a card in front of a street of shops. */
export function Hero({ title, description, picture }: Props) {
	return (
		<section aria-labelledby="hero-heading" className="relative isolate bg-secondary">
			<Picture
				picture={picture}
				frames={[['wide', '135rem'], ['standard', '95rem'], ['upright', '64rem'], ['wide']]}
				sizes="(min-width:64rem) max(68vw,48rem*R),max(100vw,40vw*R)"
				isEager
				className="aspect-[5/2] max-h-[max(26svh,31vw)] w-full lg:max-h-none lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10 lg:aspect-auto lg:h-full lg:w-[68%]"
			/>
			<div className="wrap lg:py-16 xl:py-[max(5rem,4vw)]">
				<div className="max-lg:py-8 lg:w-[33rem] lg:rounded-lg lg:bg-background lg:p-10">
					<h1 id="hero-heading" className="text-[min(var(--text-hero),3rem)] leading-none font-extrabold">
						{title}
					</h1>
					<p className="mt-5 max-w-[46ch] text-lead">
						<Prose text={description} />
					</p>
					<div className="mt-7 flex flex-wrap gap-3">
						<ButtonLink
							to={withChoices('/contact', { service: 'commercial' })}
							kind="loud"
							data-analytics-event="get_quote_hero"
						>
							Get Commercial Quote
						</ButtonLink>
						<CallButton data-analytics-event="call_hero">Call Now</CallButton>
						<ButtonLink to="/pay-my-bill" kind="secondary">
							Pay My Bill
						</ButtonLink>
					</div>
				</div>
			</div>
		</section>
	)
}
