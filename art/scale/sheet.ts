import { el, placed, rect, round, shape } from '../draw.ts'
import type { Paint } from '../light.ts'
import { material } from '../materials.ts'
import { lettering } from '../type/lettering.ts'

/** Something drawn in feet that stands on y = 0 and reaches from x = 0 to `width`. */
export type Standing = {
	drawing: string
	width: number
	height: number
	/** Shown along its height and under it; leave out for what only gives the scale. */
	measures?: { tall: string; wide: string; name: string }
	/** Said under it in place of measures. */
	caption?: string
}

/** One group of drawings shares a sheet, so that they can be compared with one another, too. */
export type Sheet = {
	pixelsPerFoot: number
	feetWide: number
	feetTall: number
	/** Size of the words, in pixels. */
	letters: number
}

const gap = 26
/** Daylight, with the blacks lifted: a tyre must still be seen on a dark page. */
export const onPaper: Paint = (colour) =>
	colour === material.tyre || colour === material.granite ? '#444d4a' : colour

/** Room for a dimension line and its words, left of what it measures. */
const tallRoom = (sheet: Sheet) => 16 + sheet.letters * 3

/**
 * A drawing to scale: what stands on it, side by side on one ground line, with dimension lines. Its inks follow the
 * reader's colour scheme; where styles are refused they are a grey that both can bear.
 */
export const drawSheet = (sheet: Sheet, title: string, standing: readonly Standing[]): string => {
	const scale = sheet.pixelsPerFoot
	const width = round(sheet.feetWide * scale)
	const ground = round(sheet.feetTall * scale)
	const height = round(ground + 22 + sheet.letters * 3.4)
	let x = margin(sheet, standing)
	const parts = standing.map((thing) => {
		const left = x + (thing.measures ? tallRoom(sheet) : 0)
		x = left + thing.width * scale + gap
		return [
			placed(left, ground, scale, thing.drawing),
			thing.measures ? measured(sheet, left, ground, thing, thing.measures) : '',
			thing.caption
				? words(thing.caption, left + (thing.width * scale) / 2, ground + 16 + sheet.letters, sheet.letters)
				: '',
		].join('')
	})
	return `${el(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
		el('title', {}, title),
		el('style', {}, '.i{fill:#26312e}@media(prefers-color-scheme:dark){.i{fill:#e6e3da}}'),
		...parts,
		inked(rect(0, ground, width, 2, 'INK')),
	)}\n`
}

/** What is left over on each side, so that the group stands in the middle. */
const margin = (sheet: Sheet, standing: readonly Standing[]): number => {
	const feet = standing.reduce((sum, thing) => sum + thing.width, 0)
	const rooms = standing.filter((thing) => thing.measures).length * tallRoom(sheet)
	const gaps = gap * (standing.length - 1)
	return Math.max(2, ((sheet.feetWide - feet) * sheet.pixelsPerFoot - rooms - gaps) / 2)
}

const measured = (
	sheet: Sheet,
	left: number,
	ground: number,
	thing: Standing,
	measures: NonNullable<Standing['measures']>,
): string => {
	const { letters, pixelsPerFoot } = sheet
	const right = left + thing.width * pixelsPerFoot
	const top = ground - thing.height * pixelsPerFoot
	const lineX = left - 16
	const lineY = ground + 16
	return [
		bar(lineX, top, 1.5, ground - top),
		bar(lineX - 5, top, 11.5, 1.5),
		bar(lineX - 5, ground - 1.5, 11.5, 1.5),
		words(measures.tall, lineX - 9, (top + ground) / 2 + letters / 3, letters, 'end'),
		bar(left, lineY, right - left, 1.5),
		bar(left, lineY - 5, 1.5, 11.5),
		bar(right - 1.5, lineY - 5, 1.5, 11.5),
		words(measures.wide, (left + right) / 2, lineY + 8 + letters, letters),
		words(measures.name, (left + right) / 2, lineY + 8 + letters * 2.6, letters * 1.25, 'middle', 800),
	].join('')
}

const ink = '#74807c'
const inked = (svg: string): string => svg.replaceAll('fill="INK"', `class="i" fill="${ink}"`)

const bar = (x: number, y: number, width: number, height: number): string =>
	inked(rect(x, y, width, height, 'INK'))

const words = (
	text: string,
	x: number,
	y: number,
	size: number,
	anchor: 'middle' | 'end' = 'middle',
	weight = 600,
): string => {
	const set = lettering(text, size, weight, 0, 1)
	return inked(placed(x - (anchor === 'middle' ? set.width / 2 : set.width), y, 1, shape(set.path, 'INK')))
}
