import { useEffect } from 'react'
import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { MissingPicture } from '#app/pictures/missing_picture.tsx'
import type { PictureSource } from '#app/pictures/picture.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RowLinks } from '#app/ui/row_links.tsx'

interface Props {
	path: string
	/** Pages that the visitor may have been looking for. */
	suggestions: readonly { name: string; to: string }[]
	picture: PictureSource
}

/** The page for a path that leads nowhere (LG-04). */
export function NotFoundScreen({ path, suggestions, picture }: Props) {
	const facts = useFacts()
	// oxlint-disable-next-line no-console -- the specification wants the path there (LG-04)
	useEffect(() => console.info(`Page not found: ${path}`), [path])
	return (
		<div className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-[1.1fr_1fr]">
			<div>
				<h1 className="text-title">Page Not Found</h1>
				<p className="mt-4 text-lead">
					There is nothing at <code className="font-semibold wrap-anywhere">{path}</code>. It may have moved,
					or the address may have a typo in it.
				</p>
				<div className="mt-8 flex flex-wrap gap-3">
					<ButtonLink to="/">
						<Icon name="home" />
						Return Home
					</ButtonLink>
					<CallButton kind="secondary" data-analytics-event="call_not_found">
						Call {facts.phone}
					</CallButton>
					<OpeningNote className="self-center text-[0.9375rem]" />
				</div>
			</div>
			<nav aria-labelledby="suggestions">
				<h2 id="suggestions" className="text-subtitle">
					Were you looking for one of these?
				</h2>
				<RowLinks links={suggestions} />
			</nav>
			<MissingPicture picture={picture} className="lg:col-start-2 lg:row-span-2 lg:row-start-1" />
		</div>
	)
}
