/** A `ref` callback that focuses its element when it is mounted or hydrated. */
export function focusOn(element: HTMLElement | null): void {
	element?.focus()
}
