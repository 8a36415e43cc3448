import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/** Shown when no area has the address. */
export function MissingArea() {
	return (
		<div className="wrap section">
			<h1 className="text-title">Page Not Found</h1>
			<p className="mt-4 text-lead">
				There is no pickup area at this address. Call <span className="inline-block">{facts.phone}</span> with
				your street and we tell you your day.
			</p>
			<div className="mt-7 flex flex-wrap gap-3">
				<ButtonLink href={telHref()}>Call</ButtonLink>
				<ButtonLink to="/residential" kind="secondary">
					Residential Service
				</ButtonLink>
			</div>
		</div>
	)
}
