const shown = [
	'background',
	'card',
	'primary',
	'secondary',
	'accent',
	'ring',
	'destructive',
	'foreground',
] as const

/** A palette at a glance: its main colors, light scheme above dark. */
export function Swatches({ colors }: { colors: Readonly<Record<string, string>> }) {
	return (
		<svg viewBox="0 0 160 48" className="mt-3 w-full rounded-sm border border-border" aria-hidden="true">
			{shown.map((name, index) => (
				<g key={name}>
					<rect x={index * 20} width={20} height={24} fill={`hsl(${colors[`--${name}`] ?? '0 0% 50%'})`} />
					<rect
						x={index * 20}
						y={24}
						width={20}
						height={24}
						fill={`hsl(${colors[`--dark-${name}`] ?? '0 0% 50%'})`}
					/>
				</g>
			))}
		</svg>
	)
}
