import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** Shown when no area has this address. */
export function MissingArea() {
	return (
		<div className="wrap section">
			<h1 className="text-title">Page Not Found</h1>
			<p className="mt-4 text-lead">
				There is no pickup area at this address. Look up your street, or call us and we tell you your day.
			</p>
			<div className="mt-7 flex flex-wrap gap-3">
				<ButtonLink to="/pickup-day">Find my pickup day</ButtonLink>
				<CallButton kind="secondary" />
				<OpeningNote className="self-center text-[0.9375rem]" />
			</div>
		</div>
	)
}
