import { classNames } from '#app/ui/class_names.ts'

/** The office's icons, separate from the site's in `ui/icon.tsx`, so that public pages do not load them. */
const drawings = {
	bell: 'M6 16.500v-6a6 6 0 0 1 12 0v6l1.500 1.500h-15ZM10 20.500h4',
	calendar: 'M4 5.500h16v15H4ZM4 10h16M8.500 3v4M15.500 3v4',
	caller:
		'M10 4.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM3 20c0-4 3-6 7-6s7 2 7 6M17 4.500a4 4 0 0 1 0 7M19.500 2.500a7 7 0 0 1 0 11',
	chart: 'M4 20h16M6.5 16.5v-5M12 16.5V5M17.5 16.5v-8',
	clock: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM12 7.500v5l3.500 2',
	facts: 'M5 3.5h14v17H5ZM8.5 8h7M8.5 12h7M8.5 16h4',
	inbox: 'M3 13.5 6 5h12l3 8.5V19H3ZM3 13.5h5.5a3.5 3.5 0 0 0 7 0H21',
	more: 'M4.500 12h1M11.500 12h1M18.500 12h1',
	out: 'M10 4H4v16h6M15 7.5l4.500 4.500-4.500 4.500M19.5 12H9',
	pen: 'M4 20l1-4L16.500 4.500a2 2 0 0 1 3 3L8 19ZM14.500 6.500l3 3',
	people:
		'M9 4.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6M15.500 5a3.500 3.500 0 0 1 0 6.500M18 14.500c2.200.8 3.500 2.600 3.500 5.500',
	person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.500 20.500c0-4 3.300-6 7.500-6s7.500 2 7.500 6',
	plus: 'M12 5v14M5 12h14',
	picture: 'M3.500 5h17v14h-17ZM3.500 16l5-5 4 4 2.500-2.500 5.500 5M15.500 8.500h.1',
	sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
	site: 'M13.5 4H20v6.5M20 4l-9 9M17 14v6H4V7h6',
	tools: 'M4 7.500h8M17 7.500h3M4 16.500h3M12 16.500h8M14.500 5v5M9.500 14v5',
} as const

export type OfficeIconName = keyof typeof drawings

/** A decorative line icon in the color of the text. */
export function OfficeIcon({ name, className }: { name: OfficeIconName; className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width={20}
			height={20}
			aria-hidden="true"
			className={classNames('icon', className)}
		>
			<path d={drawings[name]} />
		</svg>
	)
}
