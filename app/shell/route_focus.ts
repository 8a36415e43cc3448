import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation, moves the focus to the hash's target or the new page's heading (SH-11); the first page
 * keeps the browser's focus, and the router restores the scroll position. Runs when the page is committed, not
 * later: a key or click in between would lose its focus.
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
	// The browser opens `details` for a hash only on a page load. Finish the opening and closing animations
	// first, because they move the target.
	entry.open = true
	for (const animation of entry.parentElement?.getAnimations({ subtree: true }) ?? []) animation.finish()
	// An entry that was closed has not been scrolled to yet.
	entry.scrollIntoView()
	target.focus({ preventScroll: true })
}

/** Decodes a hash, which may be malformed, e.g. by a stray percent sign. */
function decodeHash(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1))
	} catch {
		return ''
	}
}
