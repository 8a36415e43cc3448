import { Icon } from '#app/ui/icon.tsx'
import type { CallablePhone } from '#app/people/identifiers.server.ts'

interface Props {
	name: string
	phones: readonly CallablePhone[]
	onCall?: () => void
}

/** Call buttons on a list's line, one per number, in a thumb-sized column. */
export function CallLinks({ name, phones, onCall }: Props) {
	if (phones.length === 0) return <span className="w-14 shrink-0" />
	return (
		<span className="grid w-14 shrink-0 auto-rows-fr">
			{phones.map(({ shown, tel }, index) => (
				<a
					key={tel}
					href={tel}
					aria-label={phones.length === 1 ? `Call ${name}` : `Call ${name}, ${shown}`}
					data-shortcut={index === 0 ? 'call-line' : undefined}
					onClick={onCall}
					className="grid min-h-11 place-items-center text-primary hover:bg-muted"
				>
					<Icon name="phone" />
				</a>
			))}
		</span>
	)
}
