import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { MissingPicture } from '#app/pictures/missing_picture.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { RowLinks } from '#app/ui/row_links.tsx'
import { TownLoading } from '../town_loading.tsx'
import type { MissingTown } from './missing.server.ts'

/** Replaces the page of an unknown town (RT-08), with the available towns and the phone number. */
export function Missing({ title, description, picture, towns }: MissingTown) {
	return (
		<div className="wrap section">
			<TownLoading />
			<div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.1fr_1fr]">
				<div>
					<h1 className="text-title">{title}</h1>
					<p className="mt-4 text-lead">{description}</p>
					<p className="mt-2 max-w-[52ch]">
						We may still pick up on your street. Call with your address and we’ll tell you right away.
					</p>
					<div className="mt-7 flex flex-wrap gap-3">
						<CallButton data-analytics-event="call_not_found" />
						<ButtonLink to="/residential" kind="secondary">
							Residential Service
						</ButtonLink>
						<OpeningNote className="self-center text-[0.9375rem]" />
					</div>
				</div>
				<div>
					<MissingPicture picture={picture} />
				</div>
			</div>
			{towns.length > 0 && (
				<nav aria-labelledby="towns-heading" className="mt-12">
					<h2 id="towns-heading" className="text-subtitle">
						Towns with a page of their own
					</h2>
					<RowLinks
						links={towns.map(({ slug, name }) => ({ name, to: `/residential/${slug}` }))}
						className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3"
					/>
				</nav>
			)}
		</div>
	)
}
