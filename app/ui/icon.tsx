import { classNames } from './class_names.ts'

/** Drawn on a 24-unit grid with a 2-unit line, round ends, and at least 2 units of air around. */
const drawings = {
	alert: 'M12 3.5 21.5 20h-19ZM12 10v4.5M12 17.2v.1',
	arrow: 'M4 12h16M13.5 5.5 20 12l-6.5 6.5',
	bill: 'M5 3h14v18l-3.5-2-3.5 2-3.5-2L5 21ZM9 8h6M9 12h6',
	dumpster:
		'M3 8.5h18M4.2 8.5 5.8 19h12.4l1.6-10.5M5.5 8.5 7.5 5h9l2 3.5M2.5 13h2.3M19.2 13h2.3M8 19v2M16 19v2',
	calendar: 'M4 6h16v14H4ZM4 11h16M8.5 3v5M15.5 3v5',
	cart: 'M4 6.5 5 3.5h14l1 3ZM5.5 6.5l1.3 13h10.4l1.3-13M9.5 11h5M8.5 19.5v2M15.5 19.5v2',
	check: 'M4.5 12.5 9.5 17.5 19.5 6.5',
	chevron: 'm5.5 9 6.5 6.5L18.5 9',
	clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V12l3.5 2',
	close: 'M6 6l12 12M18 6 6 18',
	container: 'M2.5 7 4 17h16l1.5-10ZM8 10l.5 4M12 10v4M16 10l-.5 4M6 17v2.5M18 17v2.5',
	external: 'M13.5 4H20v6.5M20 4l-9 9M17 14v6H4V7h6',
	home: 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-5.5h4V20',
	mail: 'M3 5.5h18v13H3ZM3.5 6.5 12 13l8.5-6.5',
	menu: 'M4 6.5h16M4 12h16M4 17.5h16',
	message: 'M4 4.5h16v11.5H11l-5 4v-4H4ZM8 9h8M8 12.2h5',
	phone:
		'M5.5 3.5h3.7l1.600 4.600-2.3 1.7a12 12 0 0 0 5.7 5.7l1.7-2.3 4.600 1.600v3.7a2 2 0 0 1-2.2 2A17 17 0 0 1 3.5 5.7a2 2 0 0 1 2-2.2Z',
	pin: 'M12 21.5c-4.5-5-7-8.7-7-11.800a7 7 0 0 1 14 0c0 3.100-2.5 6.800-7 11.800ZM12 7.3a2.400 2.400 0 1 0 0 4.800 2.400 2.400 0 0 0 0-4.800Z',
	search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5',
	star: 'm12 3.2 2.7 5.7 6.2.8-4.5 4.3 1.100 6.2-5.5-3-5.5 3 1.100-6.2L3.100 9.7l6.2-.8Z',
	truck:
		'M2.5 6h11v10.5h-11ZM13.5 9.5h4.5l3.5 4v3h-8ZM7 15.2a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM17 15.2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
} as const

export type IconName = keyof typeof drawings

/** The horizontal extent of a star on the grid, including its stroke. */
const reach = { from: 2, width: 20 }

interface Props {
	name: IconName
	className?: string
	size?: number
	/** The filled share from the left, 0 to 1; 0 by default. */
	filled?: number
}

/** A line drawing in the text color, hidden from screen readers because there is text beside it. */
export function Icon({ name, className, size = 20, filled = 0 }: Props) {
	return (
		<svg
			viewBox="0 0 24 24"
			width={size}
			height={size}
			aria-hidden="true"
			className={classNames('icon', className)}
		>
			<path d={drawings[name]} />
			{filled > 0 && (
				<svg width={reach.from + reach.width * filled} height={24}>
					<path d={drawings[name]} className="filled" />
				</svg>
			)}
		</svg>
	)
}
