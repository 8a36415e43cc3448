import { feetTall } from '#app/pictures/scale_things.ts'
import { livery } from '../livery.ts'
import { container } from '../things/container.ts'
import { familyPickup, neighbor, sizes } from './beside.ts'
import { drawSheets, onPaper } from './sheet.ts'
import type { Sheet, SheetDrawings } from './sheet.ts'

/**
 * All roll-offs are drawn at this scale, on sheets of one size that grow with the largest. They need no name label: the name is painted on
 * each, and pages show it.
 */
export const rolloffSheet: Omit<Sheet, 'feetTall'> = {
	pixelsPerFoot: 16,
	feetWide: 62.5,
	letters: { small: 46, roomy: 28 },
}

/** The file of roll-off sizes, with a view for each size: `yard-12` and so on. */
export const rolloffDrawings: SheetDrawings = {
	'scale-rolloffs.svg': () =>
		drawSheets(
			{ ...rolloffSheet, feetTall: feetTall('scale-rolloffs', sizes()) },
			livery.rolloffs.map(({ yards, feet: [length, width, height] }) => ({
				id: `yard-${yards}`,
				title: `${yards}-yard roll-off, ${length} feet long, ${width} feet wide and ${height} feet tall outside, beside a person of 5 ft 9 and a pickup truck`,
				standing: [
					{
						piece: `container-${yards}`,
						drawing: container(length, height, `${yards} YARD`, onPaper),
						width: length,
						height,
						measures: {
							tall: `${height} ft`,
							wide: `${length}x${width} ft`,
							inFull: `${length}x${width} ft outside`,
						},
					},
					neighbor,
					familyPickup,
				],
			})),
		),
}
