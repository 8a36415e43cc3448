import { type FocusEvent, type ToggleEvent, useRef } from 'react'
import { useNavigated } from './navigated.ts'

const focusDelay = 100

/**
 * What a native popover lacks: its field always has the focus once it is open, focus returns to its opener 100 ms after
 * it closes (SH-06, SH-08), and tabbing out or navigating closes it. Spread on the popover.
 */
export function usePopover() {
	const popover = useRef<HTMLDialogElement>(null)
	const opener = useRef<HTMLElement | null>(null)

	useNavigated(() => {
		if (popover.current?.matches(':popover-open')) popover.current.hidePopover()
	})

	function onBeforeToggle(event: ToggleEvent<HTMLDialogElement>) {
		if (event.target !== popover.current || event.newState !== 'open') return
		opener.current = openerOf(popover.current.id)
	}

	function onToggle(event: ToggleEvent<HTMLDialogElement>) {
		if (event.target !== popover.current) return
		if (event.newState === 'open') return focusWithin(popover.current)
		const back = opener.current ?? openerOf(popover.current.id)
		setTimeout(() => {
			// If it was opened again meanwhile, moving the focus would close it.
			if (!popover.current?.matches(':popover-open') && isFocusFree(popover.current)) back?.focus()
		}, focusDelay)
	}

	function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLDialogElement>) {
		const isLeft = relatedTarget && !currentTarget.contains(relatedTarget)
		if (isLeft && !relatedTarget.closest('[popover]')) currentTarget.hidePopover()
	}

	return { ref: popover, onBeforeToggle, onToggle, onBlur }
}

/** In the frame in which its closing ends, Chromium opens it again without its autofocus, and draws it only some frames later. */
function focusWithin(popover: HTMLElement): void {
	const field = popover.querySelector<HTMLElement>('[autofocus]')
	if (!field || popover.contains(document.activeElement) || !popover.matches(':popover-open')) return
	if (field.checkVisibility()) field.focus()
	else requestAnimationFrame(() => focusWithin(popover))
}

/** The button that opened it: the one in focus, or, as Safari focuses no button on click, the one in sight. */
function openerOf(id: string): HTMLElement | null {
	const openers = [...document.querySelectorAll<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)]
	const focused = openers.find((one) => one === document.activeElement)
	return focused ?? openers.find((one) => one.checkVisibility()) ?? null
}

/** Whether nobody else has taken the focus meanwhile, e.g. the heading of the next page. */
function isFocusFree(popover: HTMLElement | null): boolean {
	const { activeElement } = document
	return !activeElement || activeElement === document.body || (popover?.contains(activeElement) ?? false)
}
