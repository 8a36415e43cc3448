import { withChoices } from '#app/company/link_choices.ts'
import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import type { ServiceType } from '#app/company/service_types.ts'
import { Picture, type PictureSource } from '#app/pictures/picture.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

interface Props {
	heading: string
	text: string
	picture: PictureSource
	/** The page's service, which the contact form preselects. */
	service?: ServiceType
}

/** The call to action that ends a page (HM-09): a wide scene and two buttons. */
export function Closing({ heading, text, picture, service }: Props) {
	return (
		<section aria-labelledby="closing-heading" className="relative isolate overflow-clip bg-sky print:hidden">
			<div className="wrap py-8 sm:py-14 lg:flex lg:min-h-[42vw] lg:flex-col lg:justify-center lg:py-24 2xl:min-h-[31vw]">
				<div className="max-w-md rounded-lg sm:bg-background sm:p-9">
					<h2 id="closing-heading" className="text-title">
						{heading}
					</h2>
					<p className="mt-3 text-lead">{text}</p>
					<div className="mt-5 flex flex-wrap gap-3">
						<ButtonLink
							to={withChoices('/contact', { service })}
							kind="loud"
							data-analytics-event="schedule_service"
						>
							Schedule My Service
						</ButtonLink>
						<CallButton kind="secondary" data-analytics-event="call_closing" />
						<OpeningNote className="self-center text-[0.9375rem]" />
					</div>
				</div>
			</div>
			<Picture
				picture={picture}
				frames={[['wide', '96rem'], ['standard']]}
				sizes="(min-width:64rem) max(100vw,46rem*R),max(100vw,60vw*R)"
				className="-z-10 aspect-[5/3] w-full max-sm:hidden lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
			/>
		</section>
	)
}
