import { el, group, placed, round } from '../draw.ts'
import type { Paint } from '../light.ts'
import { material } from '../materials.ts'
import { lettering } from '../type/lettering.ts'
import { compact } from '../compact.ts'

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
/** Daylight, with the blacks lifted: a tire must still be seen on a dark page. */
export const onPaper: Paint = (color) =>
	color === material.tire || color === material.granite ? '#444d4a' : color

/** Room for a dimension line and its words, left of what it measures. */
const tallRoom = (sheet: Sheet) => 16 + sheet.letters * 3

/** One of the drawings that share a file: `id` is the file's fragment that shows it alone. */
export type Drawing = {
	id: string
	title: string
	standing: readonly Standing[]
}

/**
 * Drawings to scale, one below the other in one file, and a view of each: what stands on them, side by side on one
 * ground line, with dimension lines. The file is as large as one of them, and shows the first where none is named.
 */
export const drawSheets = (sheet: Sheet, drawings: readonly Drawing[]): string => {
	const { width, height } = sizeOf(sheet)
	return compact(
		`${el(
			'svg',
			{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
			el('style', {}, '.i{fill:#26312e}@media(prefers-color-scheme:dark){.i{fill:#e6e3da}}'),
			...drawings.map(({ id, title, standing }, index) => {
				const top = round(index * height)
				return (
					el('view', { id, viewBox: `0 ${top} ${width} ${height}` }) +
					group({ transform: `translate(0 ${top})` }, el('title', {}, title), drawn(sheet, standing))
				)
			}),
		)}\n`,
	)
}

const sizeOf = (sheet: Sheet) => {
	const ground = round(sheet.feetTall * sheet.pixelsPerFoot)
	return {
		width: round(sheet.feetWide * sheet.pixelsPerFoot),
		ground,
		height: round(ground + 22 + sheet.letters * 3.4),
	}
}

/**
 * What stands on a sheet, and the inked lines and words about it. The ink follows the reader's color scheme; where
 * styles are refused it is a gray that both can bear.
 */
const drawn = (sheet: Sheet, standing: readonly Standing[]): string => {
	const { pixelsPerFoot: scale, letters } = sheet
	const { width, ground } = sizeOf(sheet)
	let x = margin(sheet, standing)
	const placedThings = standing.map((thing) => {
		const left = x + (thing.measures ? tallRoom(sheet) : 0)
		x = left + thing.width * scale + gap
		return { thing, left }
	})
	return (
		placedThings.map(({ thing, left }) => placed(left, ground, scale, thing.drawing)).join('') +
		group(
			{ class: 'i', fill: '#74807c' },
			...placedThings.flatMap(({ thing, left }) => [
				thing.measures ? measured(sheet, left, ground, thing, thing.measures) : '',
				thing.caption
					? words(thing.caption, left + (thing.width * scale) / 2, ground + 16 + letters, letters)
					: '',
			]),
			bar(0, ground, width, 2),
		)
	)
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

const bar = (x: number, y: number, width: number, height: number): string =>
	el('rect', { x: round(x), y: round(y), width: round(width), height: round(height) })

/** In thousandths of an em, which makes a letter the same text in every size. */
const words = (
	text: string,
	x: number,
	y: number,
	size: number,
	anchor: 'middle' | 'end' = 'middle',
	weight = 600,
): string => {
	const em = 1000
	const set = lettering(text, em, weight, 0, 0)
	const width = (set.width * size) / em
	return placed(x - (anchor === 'middle' ? width / 2 : width), y, size / em, el('path', { d: set.path }))
}
