/** As the `ref` of an element: moves the focus there when the element appears, also when scripts take over a page that has it. */
export function focusOn(element: HTMLElement | null): void {
	element?.focus()
}
