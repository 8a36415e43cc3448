import { Icon, type IconName } from '#app/ui/icon.tsx'

/** The icons for the names used in rows (CM-06). */
const drawn: ReadonlyMap<string, IconName> = new Map<string, IconName>([
	['Truck', 'truck'],
	['Clock', 'clock'],
	['MapPin', 'pin'],
])

/** On the 24-unit grid of our other icons. */
const ownDrawings: ReadonlyMap<string, string> = new Map([
	[
		'Building',
		'M5 20.5V3.5h9v17M14 9h5v11.500M3 20.5h18M8 7.500h3M8 11.500h3M8 15.500h3M16.500 13v.1M16.500 16.500v.1',
	],
	[
		'Shield',
		'M12 3 19.500 6v5.500c0 4.500-3 7.700-7.500 9.500-4.500-1.800-7.500-5-7.500-9.500V6ZM8.500 12l2.500 2.500 4.500-5',
	],
])

/** The icon named by a feature; a check mark for unknown names. */
export function FeatureIcon({ name }: { name: string }) {
	const own = ownDrawings.get(name)
	if (!own) return <Icon name={drawn.get(name) ?? 'check'} size={32} className="text-primary" />
	return (
		<svg viewBox="0 0 24 24" width={32} height={32} aria-hidden="true" className="icon text-primary">
			<path d={own} />
		</svg>
	)
}
