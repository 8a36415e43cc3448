import { sizes } from '#app/company/sizes.ts'
import { dumpster } from '../things/dumpster.ts'
import { familyPickup, neighbor } from './beside.ts'
import { drawSheets, onPaper } from './sheet.ts'
import type { Sheet, SheetDrawings } from './sheet.ts'

/** Both commercial sizes are drawn at this scale. */
export const commercialSheet: Sheet = {
	pixelsPerFoot: 26,
	feetWide: 38,
	feetTall: 7,
	letters: { small: 38, roomy: 24 },
}

/** The file of this group, with the views `yard-2` and `yard-3`. */
export const commercialDrawings: SheetDrawings = {
	'scale-commercial.svg': () =>
		drawSheets(
			commercialSheet,
			sizes.commercial.map(({ yards, feet: [length, width, height] }) => ({
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
