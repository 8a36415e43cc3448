/**
 * Copies text to the clipboard; false if the browser refuses. Over plain HTTP there is no clipboard API, so a selected
 * text area is copied instead.
 */
export async function copyText(text: string): Promise<boolean> {
	// Typed as always present, but missing on insecure origins.
	const clipboard = navigator.clipboard as Clipboard | undefined
	try {
		await clipboard?.writeText(text)
		if (clipboard) return true
	} catch {
		// Refused; try the fallback.
	}
	const field = document.createElement('textarea')
	const focused = document.activeElement
	field.value = text
	field.readOnly = true
	field.className = 'sr-only'
	document.body.append(field)
	field.select()
	const isCopied = document.execCommand('copy')
	field.remove()
	if (focused instanceof HTMLElement) focused.focus()
	return isCopied
}
