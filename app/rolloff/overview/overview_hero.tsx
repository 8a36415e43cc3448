import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import type { PictureSource } from '#app/pictures/picture.tsx'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { trail } from './trail.ts'

interface Props {
	title: string
	description: string
	picture: PictureSource
}

/** The first screen: an introduction, the phone number and a link to the size calculator. */
export function OverviewHero(props: Props) {
	const facts = useFacts()
	return (
		<PageHero {...props} crumbs={trail}>
			<div className="mt-7 flex flex-wrap gap-3">
				<CallButton kind="loud" data-analytics-event="call_rolloff">
					Call {facts.phone}
				</CallButton>
				<ButtonLink to="/size-calculator" kind="secondary">
					Which size do I need?
				</ButtonLink>
				<OpeningNote className="self-center text-[0.9375rem]" />
			</div>
		</PageHero>
	)
}
