import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageFrame } from '../parts/page_frame.tsx'
import { ScreenHead } from '../parts/screen_head.tsx'
import { ownPath } from '../parts/screens.ts'

/** The head of a step; `place` is its position among the others. */
export function StepHead({ place, ...head }: ComponentProps<typeof ScreenHead> & { place: string }) {
	return <ScreenHead back={{ to: ownPath, name: `Make it yours: ${place}` }} {...head} />
}

/** Links to the previous and next step. */
export function StepLinks({ back, next, hasForm }: { back: string | null; next: string; hasForm: boolean }) {
	return (
		<p className="flex flex-wrap items-center gap-x-6 gap-y-3">
			{!hasForm && (
				<ButtonLink to={next} kind="loud">
					Go on
				</ButtonLink>
			)}
			{back !== null && (
				<Link to={back} className="link inline-block py-2.5">
					Back
				</Link>
			)}
			{hasForm && (
				<Link to={next} className="link inline-block py-2.5">
					Leave it for later
				</Link>
			)}
		</p>
	)
}

interface BesidePageProps {
	src: string
	page: string
	/** Whether the page has the typed values, rather than what is published. */
	isDraft?: boolean
	children: ReactNode
}

/** A step beside a page of the site in a frame. */
export function BesidePage({ src, page, isDraft = false, children }: BesidePageProps) {
	return (
		<div className="grid gap-x-8 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
			<div className="grid content-start gap-6">{children}</div>
			<figure key={src} id="site" className="xl:sticky xl:top-6 xl:self-start">
				<figcaption className="mb-2 font-semibold">
					{isDraft ? 'With what you typed; nothing is saved yet' : 'Your site as it is'}
				</figcaption>
				<PageFrame src={src} title={`The page ${page} of your site`} className="h-[75dvh] bg-background" />
			</figure>
		</div>
	)
}
