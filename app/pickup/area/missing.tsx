import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Shown when no area has the address. */
export function MissingArea() {
	return (
		<div className="wrap section">
			<h1 className="text-title">Page Not Found</h1>
			<p className="mt-4 text-lead">
				There is no pickup area at this address. Look up your street, or call us and we tell you your day.
			</p>
			<div className="mt-7 flex flex-wrap gap-3">
				<ButtonLink to="/pickup-day">Find my pickup day</ButtonLink>
				<ButtonLink href={telHref()} kind="secondary">
					<Icon name="phone" />
					{facts.phone}
				</ButtonLink>
				<OpeningNote className="self-center text-[0.9375rem]" />
			</div>
		</div>
	)
}
