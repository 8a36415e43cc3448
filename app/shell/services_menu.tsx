import { type RefObject, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { openLinks } from '#app/company/services.ts'
import { classNames } from '#app/ui/class_names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useNavigated } from './navigated.ts'
import { serviceLinks } from './navigation.ts'

/** The Services dropdown: the browser's own `details`, so it opens before and without scripts (SH-05). */
export function ServicesMenu() {
	const details = useRef<HTMLDetailsElement>(null)
	const { pathname } = useLocation()
	useClosing(details)
	const links = openLinks(serviceLinks, useFacts())
	const isCurrent = links.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
	return (
		<details ref={details} className="group relative">
			<summary
				aria-current={isCurrent || undefined}
				className={classNames(
					'flex min-h-11 items-center gap-1.5 border-b-3 px-3 font-semibold hover:text-primary',
					isCurrent ? 'border-accent' : 'border-transparent',
				)}
			>
				Services
				<Icon name="chevron" size={16} className="group-open:rotate-180" />
			</summary>
			<ul className="absolute top-full left-0 mt-3 w-96 max-w-[40vw] rounded-lg border border-border bg-card p-2 text-card-foreground shadow-xl">
				{links.map(({ name, to, text, icon }) => (
					<li key={to}>
						<NavLink
							to={to}
							className="flex items-start gap-4 rounded-md p-3 hover:bg-secondary hover:text-secondary-foreground"
						>
							<Icon name={icon} size={28} className="mt-1" />
							<span>
								<span className="block font-display font-[650]">{name}</span>
								<span className="block text-[0.9375rem] leading-snug">{text}</span>
							</span>
						</NavLink>
					</li>
				))}
			</ul>
		</details>
	)
}

/** Closes an open `details` on Escape, a click outside, tabbing out and navigation. */
function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
	useNavigated(() => details.current?.removeAttribute('open'))
	useEffect(() => {
		const menu = details.current
		if (!menu) return
		const ending = new AbortController()
		const closeUnlessIn = (target: EventTarget | null) => {
			if (target instanceof Node && !menu.contains(target)) menu.open = false
		}
		const onKeyDown = ({ key: pressed }: KeyboardEvent) => {
			if (pressed !== 'Escape' || !menu.open) return
			menu.open = false
			menu.querySelector('summary')?.focus()
		}
		const { signal } = ending
		menu.addEventListener('keydown', onKeyDown, { signal })
		menu.addEventListener('focusout', ({ relatedTarget }) => closeUnlessIn(relatedTarget), { signal })
		document.addEventListener('pointerdown', ({ target }) => closeUnlessIn(target), { signal })
		return () => ending.abort()
	}, [details])
}
