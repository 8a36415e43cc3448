import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { CallButton } from '#app/company/call_button.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { closedBy } from '#app/company/services.ts'
import { type Purpose, purposes } from '#app/content/purposes.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/**
 * A bar at the bottom of small screens with a call button and the page's main action, while no form or such
 * button of the page is in view. It starts below the first screen and comes into view with scrolling, so that
 * bars do not cover a short screen.
 */
export function PhoneBar({ orderingUrl }: { orderingUrl: string | null }) {
	const { key } = useLocation()
	const purpose = usePurpose()
	const portal = purpose === 'order' ? orderingUrl : null
	return (
		<div className="pointer-events-none absolute inset-x-0 top-[100svh] bottom-0 z-30 flex flex-col justify-end md:hidden print:hidden">
			<Bar key={key} {...purposes[purpose]} portal={portal} />
		</div>
	)
}

type BarProps = (typeof purposes)[Purpose] & {
	/** The ordering portal, which replaces our own form (decision D28). */
	portal: string | null
}

function Bar({ label, to, event, portal }: BarProps) {
	return (
		<aside
			aria-label="Call, or do what this page is for"
			className={`phone-bar pointer-events-auto sticky bottom-0 grid grid-cols-2 gap-2 border-t border-border bg-background px-4 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] ${useOwnWays(to) ? 'invisible' : ''}`}
		>
			<CallButton
				kind="secondary"
				className="flex-wrap content-center gap-y-0 max-md:px-1 max-md:py-0"
				data-analytics-event="call_phone_bar"
			>
				Call
				<OpeningNote before=" " className="w-full font-sans text-xs leading-none font-normal" />
			</CallButton>
			<ButtonLink
				{...(portal ? { href: portal } : { to })}
				kind="loud"
				className="max-[25rem]:px-2"
				data-analytics-event={event}
			>
				{label}
			</ButtonLink>
		</aside>
	)
}

/** The purpose from the page's definition, passed on by its loader; a quote if there is none or its page is closed. */
function usePurpose(): Purpose {
	const facts = useFacts()
	const data = useMatches().at(-1)?.loaderData as { meta?: { purpose?: Purpose } } | null | undefined
	const purpose = data?.meta?.purpose ?? 'quote'
	return closedBy(facts.closedPages, purposes[purpose].to) === null ? purpose : 'quote'
}

/**
 * Whether a form of the page, or one of its links for calling or for the bar's action, is in view above the
 * bar. Before scripts have checked, true on the page that the bar links to.
 */
function useOwnWays(to: string): boolean {
	const { pathname } = useLocation()
	const [path = to, anchor] = to.split('#')
	const [isInSight, setInSight] = useState(pathname === path)
	useEffect(() => {
		const inSight = new Set<Element>()
		const observer = new IntersectionObserver(
			(changes) => {
				for (const { target, isIntersecting } of changes) inSight[isIntersecting ? 'add' : 'delete'](target)
				setInSight(inSight.size > 0)
			},
			{ rootMargin: '0px 0px -57px' },
		)
		const ways = ['form', '[href^="tel:"]', `[href^="${path}"]`, ...(anchor ? [`#${anchor}`] : [])]
		for (const way of document.querySelectorAll(`main :is(${ways.join()})`)) observer.observe(way)
		return () => observer.disconnect()
	}, [path, anchor])
	return isInSight
}
