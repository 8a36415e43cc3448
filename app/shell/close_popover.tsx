import { Icon } from '#app/ui/icon.tsx'

/** The button that closes the popover with this id, in its corner. */
export function ClosePopover({ id }: { id: 'menu' | 'search' }) {
	return (
		<button
			type="button"
			popoverTarget={id}
			popoverTargetAction="hide"
			className="flex size-11 items-center justify-center rounded-md"
		>
			<Icon name="close" size={28} />
			<span className="sr-only">{`Close ${id}`}</span>
		</button>
	)
}
