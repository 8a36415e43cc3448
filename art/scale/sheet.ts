import { paints } from '#app/company/paints.ts'
import { el, group, placed, round } from '../draw.ts'
import type { Draw } from '../draw.ts'
import type { Paint } from '../light.ts'
import { material } from '../materials.ts'
import { lettering, measure } from '../type/lettering.ts'
import { compact } from '../compact.ts'

/** An object drawn in feet, standing on y = 0 and reaching from x = 0 to `width`. */
export type Standing = {
	drawing: string
	width: number
	height: number
	/**
	 * The labels along its height and below it, `inFull` if there is room for it, and the name below if the page does not show it;
	 * undefined for an object that only gives the scale.
	 */
	measures?: { tall: string; wide: string; name?: string; inFull?: string }
	/** A caption instead of measures. */
	caption?: string
	/** The name of the view that shows it alone, for pages that arrange objects themselves. */
	piece: string
}

/** A group of drawings shares a sheet, so that they can be compared with each other. */
export type Sheet = {
	pixelsPerFoot: number
	feetWide: number
	feetTall: number
	/** The size of the words in pixels: in a drawing as small as on a phone, and from a width of `roomy` pixels. */
	letters: { small: number; roomy: number }
}

/** Drawings by file name. */
export type SheetDrawings = Readonly<Record<string, Draw>>

/** The width from which a drawing shows its roomy words, in CSS pixels. */
export const roomy = 480

const gap = 26
const blacks: ReadonlyMap<string, string> = new Map([
	[material.tire, '#444d4a'],
	[material.granite, '#444d4a'],
	[paints.black.body, '#4f5855'],
])
/** Daylight with lifted blacks: a tire must be visible on a dark page. */
export const onPaper: Paint = (color) => blacks.get(color) ?? color

/** Room for a dimension line and its words, to the left of the object it measures. */
const tallRoom = (sheet: Sheet) => 16 + sheet.letters.small * 2.7

/** One of the drawings in a file: `id` is the URL fragment that shows it alone. */
export type Drawing = {
	id: string
	title: string
	standing: readonly Standing[]
}

/**
 * Draws drawings to scale below each other in one file, with a view of each: its objects side by side on one ground line, with dimension
 * lines. The file has the size of one drawing and shows the first by default. Each object has its own view too, as wide as the object and
 * as high as the sheet.
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

/** A view of each object; for one in several drawings, of its first occurrence. */
const pieces = (sheet: Sheet, drawings: readonly Drawing[], height: number): string[] => {
	const { pixelsPerFoot: scale } = sheet
	const { ground } = sizeOf(sheet)
	const all = drawings.flatMap(({ standing }, index) =>
		inPlace(sheet, standing).map(({ thing: { piece, width }, left }) => {
			const box = [left, index * height, width * scale, ground].map((length) => round(length))
			// Next to taller objects it stands on the ground too.
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
 * Draws the objects on a sheet, and the ink: lines and words. The ink follows the reader's color scheme; where styles are blocked it is a
 * gray that suits both.
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
			// Hidden unless the style shows it, so that the words do not appear twice without styles.
			group(
				{ class: 'r', display: 'none' },
				...placedThings.map(({ thing, left }) => said(sheet, left, ground, thing, 'roomy')),
			),
		)
	)
}

/** The objects on a sheet, with the x of each one's left edge. */
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

/** The words about one object. */
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

/** The width reserved for an object: its own, or that of its widest words. */
const slotOf = ({ pixelsPerFoot, letters }: Sheet, { width, caption, measures }: Standing): number => {
	const longest = measures ? [measures.wide, measures.name ?? ''] : [caption ?? '']
	return Math.max(
		width * pixelsPerFoot,
		...longest.map(
			(text, index) => measure(text, index === 0 ? 600 : 800) * letters.small * (index === 0 ? 1 : 1.25),
		),
	)
}

/** Returns the sheet, widened if its objects need more room, with the words enlarged by half as much. */
const largeEnough = (sheet: Sheet, drawings: readonly Drawing[]): Sheet => {
	const lack = Math.max(0, ...drawings.map(({ standing }) => -margin(sheet, standing)))
	if (lack === 0) return sheet
	const grown = 1 + (2 * lack + gap) / (sheet.feetWide * sheet.pixelsPerFoot)
	// Less than the sheet grows, so that the recursion ends if the words are what needs room.
	const larger = (letters: number) => round((letters * (1 + grown)) / 2)
	const letters = { small: larger(sheet.letters.small), roomy: larger(sheet.letters.roomy) }
	return largeEnough({ ...sheet, feetWide: sheet.feetWide * grown, letters }, drawings)
}

/** The space left on each side, so that the group is centered. */
const margin = (sheet: Sheet, standing: readonly Standing[]): number => {
	const slots = standing.reduce((sum, thing) => sum + slotOf(sheet, thing), 0)
	const rooms = standing.filter((thing) => thing.measures).length * tallRoom(sheet)
	return (sheet.feetWide * sheet.pixelsPerFoot - slots - rooms - gap * (standing.length - 1)) / 2
}

/** The dimension lines of an object: its height on the left, its width below. */
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

/** Letters are set in thousandths of an em, so that each has the same path text at every size. */
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
