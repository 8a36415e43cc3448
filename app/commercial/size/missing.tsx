import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { MissingPicture } from '#app/pictures/missing_picture.tsx'
import type { PictureSource } from '#app/pictures/picture.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { SizesFailure } from '../sizes_failure.tsx'

interface Props {
	/** The available sizes; null if they could not be loaded. */
	sizes: readonly { path: string; label: string }[] | null
	picture: PictureSource
}

/** Replaces the page of an unknown size (CM-08). */
export function Missing({ sizes, picture }: Props) {
	return (
		<div className="wrap section grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.1fr_1fr]">
			<div>
				<h1 className="text-title">Information not available</h1>
				<div className="mt-4">
					{sizes ? (
						<p className="text-lead">We have no page for this size. These are the ones we rent.</p>
					) : (
						<SizesFailure />
					)}
				</div>
				<div className="mt-8 flex flex-wrap gap-3">
					{sizes?.map(({ path, label }) => (
						<ButtonLink key={path} to={path}>
							{label}
						</ButtonLink>
					))}
					<ButtonLink to="/commercial" kind="secondary">
						Commercial Services
					</ButtonLink>
					<CallButton kind="secondary" data-analytics-event="call_not_found" />
					<OpeningNote className="self-center text-[0.9375rem]" />
				</div>
			</div>
			<div>
				<MissingPicture picture={picture} />
			</div>
		</div>
	)
}
