import { facts } from '#app/company/facts.ts'
import { material } from '../materials.ts'
import { container } from '../things/container.ts'
import { familyPickup, neighbour } from './beside.ts'
import { drawSheet, onPaper } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** All roll-offs are drawn at this scale, on sheets of one size. */
export const rolloffSheet: Sheet = { pixelsPerFoot: 20, feetWide: 54, feetTall: 7.4, letters: 24 }

/** The files of this group, by name: `scale-rolloff-12.svg` and so on. */
export const rolloffDrawings = (): Record<string, string> =>
	Object.fromEntries(
		facts.rolloffs.map(({ yards, feet: [length, width, height] }) => [
			`scale-rolloff-${yards}.svg`,
			drawSheet(
				rolloffSheet,
				`${yards}-yard roll-off, ${length} feet long, ${width} feet wide and ${height} feet tall, beside a person of 5 ft 9 and a pickup truck`,
				[
					{
						drawing: container(
							length,
							height,
							{ colour: material.wheat, ink: material.pineDeep, words: `${yards} YARD` },
							onPaper,
						),
						width: length,
						height,
						measures: {
							tall: `${height} ft`,
							wide: `${length} ft long, ${width} ft wide`,
							name: `${yards} yard`,
						},
					},
					neighbour,
					familyPickup,
				],
			),
		]),
	)
