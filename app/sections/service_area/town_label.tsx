interface Props {
	name: string
	x: number
	y: number
	/** Where the name is placed beside its dot; `above` is up and to the right. */
	label: 'left' | 'right' | 'above'
	to: string
}

/** A town on the map: a dot and its name, which lead to its page. */
export function TownLabel({ to, ...place }: Props) {
	return (
		<a href={to} className="map-town">
			<Place {...place} />
		</a>
	)
}

function Place({ name, x, y, label }: Omit<Props, 'to'>) {
	const isLeft = label === 'left'
	const rise = label === 'above' ? 20 : 0
	const reach = name.length * 13 + 30
	return (
		<>
			<rect
				x={isLeft ? x - reach : x - 12}
				y={y - 22 - rise}
				width={reach + 12}
				height={44}
				rx={6}
				className="fill-transparent"
			/>
			<circle cx={x} cy={y} r={7} />
			<text x={isLeft ? x - 14 : x + 14 - rise / 4} y={y + 8 - rise} textAnchor={isLeft ? 'end' : undefined}>
				{name}
			</text>
		</>
	)
}
