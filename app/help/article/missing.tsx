import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { MissingPicture } from '#app/pictures/missing_picture.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { MissingArticle } from './missing.server.ts'

/** Replaces a missing article (HE-03), with a link to the help center and the phone number. */
export function Missing({ title, description, picture }: MissingArticle) {
	return (
		<div className="wrap section grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.1fr_1fr]">
			<div>
				<h1 className="text-title">{title}</h1>
				<p className="mt-4 text-lead">{description}</p>
				<div className="mt-7 flex flex-wrap gap-3">
					<ButtonLink to="/help">Back to the Help Center</ButtonLink>
					<CallButton kind="secondary" data-analytics-event="call_not_found" />
					<OpeningNote className="self-center text-[0.9375rem]" />
				</div>
			</div>
			<MissingPicture picture={picture} />
		</div>
	)
}
