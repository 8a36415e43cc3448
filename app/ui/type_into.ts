/** Sets a control's text as if typed, with the events that React and other listeners expect. */
export function typeInto(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
	const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
	Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text)
	control.dispatchEvent(new Event('input', { bubbles: true }))
}
