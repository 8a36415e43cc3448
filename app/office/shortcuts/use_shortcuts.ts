import { useEffect, useEffectEvent } from 'react'

/** Calls `press` with each key typed outside of fields and dialogs without modifiers; it returns true if it handled the key. */
export function useShortcuts(isOn: boolean, press: (key: string) => boolean): void {
	const onPress = useEffectEvent(press)
	useEffect(() => {
		if (!isOn) return undefined
		const listen = (event: KeyboardEvent) => {
			const { altKey, ctrlKey, metaKey, isComposing, repeat, target, key } = event
			if (altKey || ctrlKey || metaKey || isComposing || event.defaultPrevented) return
			if (repeat && key !== 'j' && key !== 'k') return
			if (target instanceof Element && isTyping(target)) return
			if (document.querySelector('dialog:modal') === null && onPress(key)) event.preventDefault()
		}
		document.addEventListener('keydown', listen)
		return () => document.removeEventListener('keydown', listen)
	}, [isOn])
}

/** Whether an element uses typed keys; a checkbox uses only the space bar. */
function isTyping(target: Element): boolean {
	if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
	return target.matches(
		'textarea, select, [contenteditable]:not([contenteditable=false]), [contenteditable] *',
	)
}

/** Ctrl or Cmd with Enter presses the submit button of the form being edited. */
export function useSendKey(): void {
	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
			if (!isSend || event.isComposing || event.repeat || event.defaultPrevented) return
			if (!(event.target instanceof Element)) return
			const button = event.target
				.closest('form')
				?.querySelector<HTMLButtonElement>('button[data-shortcut=send]:enabled')
			if (!button) return
			event.preventDefault()
			button.click()
		}
		document.addEventListener('keydown', listen)
		return () => document.removeEventListener('keydown', listen)
	}, [])
}

/**
 * Calls `press` when Alt + Shift and a key are pressed anywhere on the page, with the key's layout-independent code (`KeyN`,
 * `Digit1`). It returns true if it handled the key.
 */
export function useAltShift(press: (code: string) => boolean): void {
	const onPress = useEffectEvent(press)
	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			if (event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey && onPress(event.code))
				event.preventDefault()
		}
		document.addEventListener('keydown', listen)
		return () => document.removeEventListener('keydown', listen)
	}, [])
}
