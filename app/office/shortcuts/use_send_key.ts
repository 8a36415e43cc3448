import { useEffect } from 'react'

/** Ctrl or Cmd with Enter presses the button that sends or saves the form that somebody types in. */
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
