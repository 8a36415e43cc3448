/** The backdrop of an open popover: a tap on it closes the popover and does not reach the page behind. */
export function PopoverBackdrop({ popover }: { popover: string }) {
	return (
		<button
			type="button"
			popoverTarget={popover}
			popoverTargetAction="hide"
			tabIndex={-1}
			aria-hidden="true"
			className="fixed inset-0 -z-10 cursor-default"
		/>
	)
}
