import { feetTall } from '#app/pictures/scale_things.ts'
import { livery } from '../livery.ts'
import { dumpster } from '../things/dumpster.ts'
import { familyPickup, neighbor, sizes } from './beside.ts'
import { drawSheets, onPaper } from './sheet.ts'
import type { Sheet, SheetDrawings } from './sheet.ts'

/** All commercial sizes are drawn at this scale, on a sheet that grows with the largest. */
export const commercialSheet: Omit<Sheet, 'feetTall'> = {
	pixelsPerFoot: 26,
	feetWide: 38,
	letters: { small: 38, roomy: 24 },
}

/** The file of commercial sizes, with a view for each size: `yard-2` and so on. */
export const commercialDrawings: SheetDrawings = {
	'scale-commercial.svg': () =>
		drawSheets(
			{ ...commercialSheet, feetTall: feetTall('scale-commercial', sizes()) },
			livery.dumpsters.map(({ yards, feet: [length, width, height] }) => ({
				id: `yard-${yards}`,
				title: `${yards}-yard dumpster, ${length} feet wide, ${width} feet deep and ${height} feet tall, beside a person of 5 ft 9 and a pickup truck`,
				standing: [
					{
						piece: `dumpster-${yards}`,
						drawing: dumpster(length, height, `${yards} YD`, onPaper),
						width: length,
						height,
						measures: {
							tall: `${height} ft`,
							wide: `${length}x${width} ft`,
							name: `${yards} yard`,
						},
					},
					neighbor,
					familyPickup,
				],
			})),
		),
}
