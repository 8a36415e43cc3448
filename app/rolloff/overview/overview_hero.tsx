import { telHref } from '#app/company/contact_links.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { facts } from '#app/company/facts.ts'
import type { PictureSource } from '#app/pictures/picture.tsx'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { trail } from './trail.ts'

interface Props {
	title: string
	description: string
	picture: PictureSource
}

/** The first screen: what it is, the number to call for a price, and help with the size. */
export function OverviewHero(props: Props) {
	return (
		<PageHero {...props} crumbs={trail}>
			<div className="mt-7 flex flex-wrap gap-3">
				<ButtonLink href={telHref()} kind="loud" data-analytics-event="call_rolloff">
					<Icon name="phone" />
					Call {facts.phone}
				</ButtonLink>
				<ButtonLink to="/size-calculator" kind="secondary">
					Which size do I need?
				</ButtonLink>
				<OpeningNote className="self-center text-[0.9375rem]" />
			</div>
		</PageHero>
	)
}
