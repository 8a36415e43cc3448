/** The colors of carts and containers: `body` and, for a lid, `lid`, as hex in plain daylight. */
export const paints = {
	green: { name: 'Green', body: '#1c7a3f', lid: '#12552b' },
	blue: { name: 'Blue', body: '#2b70a1', lid: '#20496a' },
	red: { name: 'Red', body: '#b33a2b', lid: '#842a20' },
	orange: { name: 'Orange', body: '#d9722a', lid: '#a8551d' },
	yellow: { name: 'Yellow', body: '#e8b92e', lid: '#b98d1b' },
	brown: { name: 'Brown', body: '#7a6636', lid: '#564725' },
	tan: { name: 'Tan', body: '#b8a582', lid: '#93825f' },
	gray: { name: 'Gray', body: '#737d80', lid: '#505a5d' },
	black: { name: 'Black', body: '#191f20', lid: '#39423f' },
} as const satisfies Record<string, { name: string; body: string; lid: string }>

/** One of these colors, or `trucks`: the trucks' color, which is the palette's primary color. */
export type Paint = keyof typeof paints | 'trucks'

export const paintChoices: readonly Paint[] = ['trucks', ...(Object.keys(paints) as (keyof typeof paints)[])]

/** The display name of a paint. */
export function paintName(paint: Paint): string {
	return paint === 'trucks' ? 'As our trucks' : paints[paint].name
}

interface Coat {
	body: Paint
	lid: Paint
}

/** The colors of carts and containers. Only pictures show them: pages do not mention them, and browsers do not get them. */
export interface ContainerPaints {
	/** For carts of every size. */
	trashCart: Coat
	recyclingCart: Coat
	lawnCart: Coat
	dumpster: Coat
	rolloff: { body: Paint }
}
