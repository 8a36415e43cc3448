import { useEffect, useEffectEvent } from 'react'

/** Calls `press` with each key typed outside of fields and dialogs, without other keys; one that it knows, it answers with true. */
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

/** Whether keys mean something to this element: a box to tick has none but the space bar. */
function isTyping(target: Element): boolean {
	if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
	return target.matches(
		'textarea, select, [contenteditable]:not([contenteditable=false]), [contenteditable] *',
	)
}
