import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { telHref } from '#app/company/contact_links.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Call and Get Quote, fixed at the bottom of small screens while the page shows no such button or form of its own. */
export function PhoneBar() {
	const { key } = useLocation()
	return <Bar key={key} />
}

function Bar() {
	return (
		<aside
			aria-label="Call or get a quote"
			className={`phone-bar fixed inset-x-0 bottom-0 z-30 grid grid-cols-2 gap-2 border-t border-border bg-background px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden print:hidden ${useOwnWays() ? 'invisible' : ''}`}
		>
			<ButtonLink href={telHref()} kind="secondary" data-analytics-event="call_phone_bar">
				<Icon name="phone" />
				Call
			</ButtonLink>
			<ButtonLink to="/contact" kind="loud" data-analytics-event="get_quote_phone_bar">
				Get Quote
			</ButtonLink>
		</aside>
	)
}

/** Whether a form of the page, or a link of its own to call or ask for a quote, is in sight above the bar. */
function useOwnWays(): boolean {
	const [isInSight, setInSight] = useState(false)
	useEffect(() => {
		const inSight = new Set<Element>()
		const observer = new IntersectionObserver(
			(changes) => {
				for (const { target, isIntersecting } of changes) inSight[isIntersecting ? 'add' : 'delete'](target)
				setInSight(inSight.size > 0)
			},
			{ rootMargin: '0px 0px -64px' },
		)
		for (const way of document.querySelectorAll('main :is(form, [href^="tel:"], [href="/contact"])'))
			observer.observe(way)
		return () => observer.disconnect()
	}, [])
	return isInSight
}
