import { ButtonLink, type ButtonKind } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface Props {
	/** The ordering portal, or null where none is configured. */
	url: string | null
	label?: string
	kind?: ButtonKind
}

/** To the ordering portal (RS-01); where none is configured, the quote form takes orders (decision D23). */
export function OrderOnline({ url, label = 'Order Online', kind = 'loud' }: Props) {
	if (!url) {
		return (
			<ButtonLink to="/contact" kind={kind} data-analytics-event="order_online">
				{label}
			</ButtonLink>
		)
	}
	return (
		<ButtonLink href={url} kind={kind} data-analytics-event="order_online">
			{label}
			<Icon name="external" size={18} />
		</ButtonLink>
	)
}
