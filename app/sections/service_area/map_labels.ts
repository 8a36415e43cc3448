import type { Box, Point, Size } from './map_window.ts'

/** The position of a name beside its dot: `x` of the text's anchor, and the baseline `y`. */
export interface Label {
	x: number
	y: number
	anchor: 'start' | 'middle' | 'end'
	/** Set if the name is so far from its dot that a line connects them. */
	hasLeaderLine: boolean
}

/** The widths of letters at a font size of 19 units, rounded up. */
const letters: readonly [RegExp, number][] = [
	[/[mwMW]/, 18],
	[/[A-Z]/, 14],
	[/[fijlrt .,()’'-]/, 8],
]
const usualLetter = 13
const reach = 14

export function nameWidth(name: string): number {
	return [...name].reduce(
		(sum, letter) => sum + (letters.find(([kind]) => kind.test(letter))?.[1] ?? usualLetter),
		0,
	)
}

/** The box of a name in app/sections/service_area/drawing.tsx: font size 19 units, with a halo of 2.5. */
export function labelBox(name: string, { x, y, anchor }: Label): Box {
	const wide = nameWidth(name)
	const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : Math.round(x - wide / 2)
	return { left: left - 3, right: left + wide + 3, top: y - 17, bottom: y + 5 }
}

export function dotBox([x, y]: Point): Box {
	return { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 }
}

export function touches(one: Box, other: Box): boolean {
	return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** The possible positions of a name, best first. */
function candidates([x, y]: Point): Label[] {
	const near = [
		[reach, 7, 'start'],
		[-reach, 7, 'end'],
		[9, -12, 'start'],
		[-9, -12, 'end'],
		[9, 25, 'start'],
		[-9, 25, 'end'],
		[0, -15, 'middle'],
		[0, 29, 'middle'],
	] as const
	const led = [38, 58, 80, 105, 135, 170, 210, 260].flatMap((away) =>
		Array.from({ length: 16 }, (_, turn) => {
			const [dx, dy] = [Math.cos((turn * Math.PI) / 8) * away, Math.sin((turn * Math.PI) / 8) * away]
			const anchor = dx > 12 ? 'start' : dx < -12 ? 'end' : 'middle'
			return [Math.round(dx), Math.round(dy) + 6, anchor] as const
		}),
	)
	return [...near, ...led].map(([dx, dy, anchor], index) => ({
		x: x + dx,
		y: y + dy,
		anchor,
		hasLeaderLine: index >= near.length,
	}))
}

/**
 * Places each name where it touches no other name and no dot; null if there is no such position. Starts with
 * the best positions, then repeatedly moves colliding names until no move is better.
 */
export function placeNames(
	towns: readonly { name: string; at: Point }[],
	{ width, height }: Size,
): (Label | null)[] {
	const dots = towns.map(({ at }) => dotBox(at))
	const choices = towns.map(({ name, at }) =>
		candidates(at)
			.map((label) => ({ label, box: labelBox(name, label) }))
			.filter(
				({ box }) =>
					box.left >= 2 &&
					box.right <= width - 2 &&
					box.top >= 4 &&
					box.bottom <= height - 50 &&
					dots.every((dot) => !touches(dot, box)),
			),
	)
	const chosen = choices.map(() => 0)
	const boxOf = (index: number) => choices[index]?.[chosen[index] ?? 0]?.box
	const meets = (index: number, box: Box) =>
		choices.filter((_, other) => {
			const others = other === index ? undefined : boxOf(other)
			return others !== undefined && touches(box, others)
		}).length
	for (let round = 0; round < 40; round += 1) {
		const moved = choices.filter((own, index) => {
			const costs = own.map(({ box }, place) => meets(index, box) * 1000 + place)
			const best = costs.indexOf(Math.min(...costs))
			const isBetter = best !== -1 && best !== chosen[index]
			if (isBetter) chosen[index] = best
			return isBetter
		})
		if (moved.length === 0) break
	}
	const taken: Box[] = []
	return choices.map((own, index) => {
		const order = [own[chosen[index] ?? 0], ...own].filter((one) => one !== undefined)
		const free = order.find(({ box }) => taken.every((other) => !touches(box, other)))
		if (free) taken.push(free.box)
		return free?.label ?? null
	})
}
