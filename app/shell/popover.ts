import { type FocusEvent, type ToggleEvent, useRef } from 'react'
import { useNavigated } from './navigated.ts'

const focusDelay = 100

/**
 * Adds what native popovers lack: focuses the field on opening, returns the focus to the opener 100 ms after
 * closing (SH-06, SH-08), and closes on tabbing out or navigating. Spread the result on the popover.
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
			// If it was reopened in the meantime, moving the focus would close it.
			if (!popover.current?.matches(':popover-open') && isFocusFree(popover.current)) back?.focus()
		}, focusDelay)
	}

	function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLDialogElement>) {
		const isLeft = relatedTarget && !currentTarget.contains(relatedTarget)
		if (isLeft && !relatedTarget.closest('[popover]')) currentTarget.hidePopover()
	}

	return { ref: popover, onBeforeToggle, onToggle, onBlur }
}

/**
 * If reopened in the frame in which its closing ends, Chromium ignores autofocus and renders the popover only
 * some frames later.
 */
function focusWithin(popover: HTMLElement): void {
	const field = popover.querySelector<HTMLElement>('[autofocus]')
	if (!field || popover.contains(document.activeElement) || !popover.matches(':popover-open')) return
	if (field.checkVisibility()) field.focus()
	else requestAnimationFrame(() => focusWithin(popover))
}

/**
 * The button that opened the popover: the focused one, or the visible one in Safari, which does not focus
 * buttons on click.
 */
function openerOf(id: string): HTMLElement | null {
	const openers = [...document.querySelectorAll<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)]
	const focused = openers.find((one) => one === document.activeElement)
	return focused ?? openers.find((one) => one.checkVisibility()) ?? null
}

/** Whether nothing else has taken the focus in the meantime, such as the next page's heading. */
function isFocusFree(popover: HTMLElement | null): boolean {
	const { activeElement } = document
	return !activeElement || activeElement === document.body || (popover?.contains(activeElement) ?? false)
}
