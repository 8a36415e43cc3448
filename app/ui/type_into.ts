/** Puts a text into a control as if it had been typed, for React and for whoever else listens. */
export function typeInto(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
	const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
	Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text)
	control.dispatchEvent(new Event('input', { bubbles: true }))
}
