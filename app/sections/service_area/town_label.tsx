import { labelBox } from './map_labels.ts'
import type { MapModel } from './map_model.server.ts'

/** A town on the map: a dot and a name that link to its page; only the name for an area. */
export function TownLabel({ name, to, at: [x, y], label, isArea }: MapModel['towns'][number]) {
	if (!label && isArea) return null
	const box = label && labelBox(name, label)
	return (
		<a href={to} aria-label={label ? undefined : name}>
			{label?.hasLeaderLine && <path d={`M${x} ${y}L${label.x} ${label.y - 6}`} />}
			{box && <rect x={box.left} y={box.top - 11} width={box.right - box.left} height={44} />}
			{!isArea && <circle cx={x} cy={y} r={7} />}
			{label && (
				<text x={label.x} y={label.y} textAnchor={label.anchor === 'start' ? undefined : label.anchor}>
					{name}
				</text>
			)}
		</a>
	)
}
