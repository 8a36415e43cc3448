import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation moves the focus to the hash's target or the new page's heading (SH-11). The first page keeps the
 * browser's focus; the router restores the scroll position. With the page, not after it: a key or a click in between would lose its focus.
 */
export function useRouteFocus(): void {
	const { pathname, hash, key } = useLocation()
	const before = useRef({ pathname, key })

	useLayoutEffect(() => {
		const isSamePage = before.current.pathname === pathname
		const isSameVisit = before.current.key === key
		before.current = { pathname, key }
		if (isSameVisit || (isSamePage && !hash)) return
		const target = document.getElementById(decodeHash(hash)) ?? heading()
		if (target) focusOn(target)
	}, [pathname, hash, key])
}

function heading(): HTMLElement | null {
	return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
}

function focusOn(target: HTMLElement): void {
	if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
	const entry = target.closest('details')
	if (!entry || entry.open) return target.focus({ preventScroll: true })
	// The browser opens it on a page load only. Opening it and closing the one above take time, in which the target moves.
	entry.open = true
	for (const animation of entry.parentElement?.getAnimations({ subtree: true }) ?? []) animation.finish()
	// What was closed until now is not scrolled to yet.
	entry.scrollIntoView()
	target.focus({ preventScroll: true })
}

/** A hash may be malformed, such as with a stray percent sign. */
function decodeHash(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1))
	} catch {
		return ''
	}
}
