import { paints } from '#app/company/paints.ts'
import { el, group, placed, round } from '../draw.ts'
import type { Draw } from '../draw.ts'
import type { Paint } from '../light.ts'
import { material } from '../materials.ts'
import { lettering, measure } from '../type/lettering.ts'
import { compact } from '../compact.ts'

/** Something drawn in feet that stands on y = 0 and reaches from x = 0 to `width`. */
export type Standing = {
	drawing: string
	width: number
	height: number
	/**
	 * Shown along its height and under it, `inFull` where there is room for it, and the name below where the page does not
	 * say it; left out for what only gives the scale.
	 */
	measures?: { tall: string; wide: string; name?: string; inFull?: string }
	/** Said under it in place of measures. */
	caption?: string
	/** The name of the view that shows it alone, for pages that put their own line together. */
	piece: string
}

/** One group of drawings shares a sheet, so that they can be compared with one another, too. */
export type Sheet = {
	pixelsPerFoot: number
	feetWide: number
	feetTall: number
	/** Size of the words in pixels: where the drawing is as small as on a phone, and from `roomy` pixels on. */
	letters: { small: number; roomy: number }
}

/** Files of drawings by their names. */
export type SheetDrawings = Readonly<Record<string, Draw>>

/** The width a drawing must be shown in for its roomy words, in CSS pixels. */
export const roomy = 480

const gap = 26
const blacks: ReadonlyMap<string, string> = new Map([
	[material.tire, '#444d4a'],
	[material.granite, '#444d4a'],
	[paints.black.body, '#4f5855'],
])
/** Daylight, with the blacks lifted: a tire must still be seen on a dark page. */
export const onPaper: Paint = (color) => blacks.get(color) ?? color

/** Room for a dimension line and its words, left of what it measures. */
const tallRoom = (sheet: Sheet) => 16 + sheet.letters.small * 2.7

/** One of the drawings that share a file: `id` is the file's fragment that shows it alone. */
export type Drawing = {
	id: string
	title: string
	standing: readonly Standing[]
}

/**
 * Drawings to scale, one below the other in one file, and a view of each: what stands on them, side by side on one
 * ground line, with dimension lines. The file is as large as one of them, and shows the first where none is named. Each
 * thing has a view of its own, too, as wide as it is and as high as the sheet's feet.
 */
export const drawSheets = (least: Sheet, drawings: readonly Drawing[]): string => {
	const sheet = largeEnough(least, drawings)
	const isNamed = drawings.some(({ standing }) => standing.some(({ measures }) => measures?.name))
	const { width, height } = sizeOf(sheet, isNamed)
	return compact(
		`${el(
			'svg',
			{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
			el(
				'style',
				{},
				`.i{fill:#26312e}@media(prefers-color-scheme:dark){.i{fill:#e6e3da}}@media(min-width:${roomy}px){.s{display:none}.r{display:inline}}`,
			),
			...drawings.map(({ id, title, standing }, index) => {
				const top = round(index * height)
				return (
					el('view', { id, viewBox: `0 ${top} ${width} ${height}` }) +
					group({ transform: `translate(0 ${top})` }, el('title', {}, title), drawn(sheet, standing))
				)
			}),
			...pieces(sheet, drawings, height),
		)}\n`,
	)
}

/** A view of each thing, of those on several drawings the first. */
const pieces = (sheet: Sheet, drawings: readonly Drawing[], height: number): string[] => {
	const { pixelsPerFoot: scale } = sheet
	const { ground } = sizeOf(sheet)
	const all = drawings.flatMap(({ standing }, index) =>
		inPlace(sheet, standing).map(({ thing: { piece, width }, left }) => {
			const box = [left, index * height, width * scale, ground].map((length) => round(length))
			// On a line with higher things it stands on the ground, too.
			const onGround = { preserveAspectRatio: 'xMidYMax' }
			return [piece, el('view', { id: piece, viewBox: box.join(' '), ...onGround })] as const
		}),
	)
	return [...new Map(all.toReversed()).values()].toReversed()
}

const sizeOf = (sheet: Sheet, isNamed = true) => {
	const ground = round(sheet.feetTall * sheet.pixelsPerFoot)
	return {
		width: round(sheet.feetWide * sheet.pixelsPerFoot),
		ground,
		height: round(ground + 22 + (isNamed ? sheet.letters.small * 3 : sheet.letters.small + 14)),
	}
}

/**
 * What stands on a sheet, and the inked lines and words about it. The ink follows the reader's color scheme; where
 * styles are refused it is a gray that both can bear.
 */
const drawn = (sheet: Sheet, standing: readonly Standing[]): string => {
	const { width, ground } = sizeOf(sheet)
	const placedThings = inPlace(sheet, standing)
	return (
		placedThings.map(({ thing, left }) => placed(left, ground, sheet.pixelsPerFoot, thing.drawing)).join('') +
		group(
			{ class: 'i', fill: '#74807c' },
			...placedThings.map(({ thing, left }) => (thing.measures ? lines(sheet, left, ground, thing) : '')),
			bar(0, ground, width, 2),
			group(
				{ class: 's' },
				...placedThings.map(({ thing, left }) => said(sheet, left, ground, thing, 'small')),
			),
			// Hidden unless the style shows it, so that a reader without styles sees the words once.
			group(
				{ class: 'r', display: 'none' },
				...placedThings.map(({ thing, left }) => said(sheet, left, ground, thing, 'roomy')),
			),
		)
	)
}

/** What stands on a sheet, and where its left edge is. */
const inPlace = (sheet: Sheet, standing: readonly Standing[]) => {
	let x = margin(sheet, standing)
	return standing.map((thing) => {
		const wide = thing.width * sheet.pixelsPerFoot
		const slot = slotOf(sheet, thing)
		const left = x + (thing.measures ? tallRoom(sheet) : 0) + (slot - wide) / 2
		x = left + wide + (slot - wide) / 2 + gap
		return { thing, left }
	})
}

/** The words about one thing. */
const said = (
	sheet: Sheet,
	left: number,
	ground: number,
	thing: Standing,
	kind: 'small' | 'roomy',
): string => {
	const letters = sheet.letters[kind]
	const middle = left + (thing.width * sheet.pixelsPerFoot) / 2
	if (thing.caption) return words(thing.caption, middle, ground + 16 + letters, letters)
	if (!thing.measures) return ''
	const { tall, wide, name, inFull = wide } = thing.measures
	const half = ground - (thing.height * sheet.pixelsPerFoot) / 2
	return [
		words(tall, left - 25, half + letters / 3, letters, 'end'),
		words(kind === 'small' ? wide : inFull, middle, ground + 24 + letters, letters),
		name ? words(name, middle, ground + 24 + letters * 2.4, letters * 1.25, 'middle', 800) : '',
	].join('')
}

/** The room a thing takes: its own, or that of the widest of its words. */
const slotOf = ({ pixelsPerFoot, letters }: Sheet, { width, caption, measures }: Standing): number => {
	const longest = measures ? [measures.wide, measures.name ?? ''] : [caption ?? '']
	return Math.max(
		width * pixelsPerFoot,
		...longest.map(
			(text, index) => measure(text, index === 0 ? 600 : 800) * letters.small * (index === 0 ? 1 : 1.25),
		),
	)
}

/** The sheet, wider where what stands on it needs more room, with words that are as large in proportion. */
const largeEnough = (sheet: Sheet, drawings: readonly Drawing[]): Sheet => {
	const lack = Math.max(0, ...drawings.map(({ standing }) => -margin(sheet, standing)))
	if (lack === 0) return sheet
	const grown = 1 + (2 * lack + gap) / (sheet.feetWide * sheet.pixelsPerFoot)
	// Less than the sheet grows, so that there is an end to it where the words are what needs room.
	const larger = (letters: number) => round((letters * (1 + grown)) / 2)
	const letters = { small: larger(sheet.letters.small), roomy: larger(sheet.letters.roomy) }
	return largeEnough({ ...sheet, feetWide: sheet.feetWide * grown, letters }, drawings)
}

/** What is left over on each side, so that the group stands in the middle. */
const margin = (sheet: Sheet, standing: readonly Standing[]): number => {
	const slots = standing.reduce((sum, thing) => sum + slotOf(sheet, thing), 0)
	const rooms = standing.filter((thing) => thing.measures).length * tallRoom(sheet)
	return (sheet.feetWide * sheet.pixelsPerFoot - slots - rooms - gap * (standing.length - 1)) / 2
}

/** The dimension lines of one thing: its height on its left, its width under it. */
const lines = (sheet: Sheet, left: number, ground: number, thing: Standing): string => {
	const right = left + thing.width * sheet.pixelsPerFoot
	const top = ground - thing.height * sheet.pixelsPerFoot
	const lineX = left - 16
	const lineY = ground + 16
	return [
		bar(lineX, top, 1.5, ground - top),
		bar(lineX - 5, top, 11.5, 1.5),
		bar(lineX - 5, ground - 1.5, 11.5, 1.5),
		bar(left, lineY, right - left, 1.5),
		bar(left, lineY - 5, 1.5, 11.5),
		bar(right - 1.5, lineY - 5, 1.5, 11.5),
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
