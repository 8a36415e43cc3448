/** What lies beside an open popover: a tap there closes it, and reaches nothing behind, as without this it would. */
export function Beside({ popover }: { popover: string }) {
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
