import { useFacts } from '#app/company/current_facts.ts'
import { closedBy } from '#app/company/services.ts'
import { type ButtonKind, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface Props {
	/** The ordering portal, or null where none is configured. */
	url: string | null
	label: string
	/** The order form's address with preselected values. */
	to?: string
	event?: string
	kind?: ButtonKind
	className?: string
}

/**
 * Links to the ordering portal (HM-02, RS-01), or to our own order form if none is configured (decision D28).
 * Renders nothing if ordering is closed.
 */
export function OrderLink({
	url,
	label,
	to = '/order',
	event = 'order_online',
	kind = 'loud',
	className = '',
}: Props) {
	const { closedPages } = useFacts()
	const shown = { kind, className, 'data-analytics-event': event }
	if (closedBy(closedPages, to) !== null) return null
	return url ? (
		<ButtonLink href={url} {...shown}>
			{label}
			<Icon name="external" size={18} />
		</ButtonLink>
	) : (
		<ButtonLink to={to} {...shown}>
			{label}
		</ButtonLink>
	)
}
