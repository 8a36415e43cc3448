import type { Font } from 'harfbuzzjs'
import { round } from '../draw.ts'
import { letteringFont } from './lettering_font.ts'

type Shaper = typeof import('harfbuzzjs')

let opened: { shaper: Shaper; font: Font } | undefined
const unitsPerEm = 1000
/** The glyph for letters that the face lacks, which names may contain. */
const missingGlyph = 0

/** Loads the face and the shaper, 10 MB, when pictures are first drawn. Must be awaited before anything is lettered. */
export const openLettering = async (
	sfnt: Uint8Array = Buffer.from(letteringFont, 'base64'),
): Promise<void> => {
	if (opened) return
	const shaper = await import('harfbuzzjs')
	const face = new shaper.Face(new shaper.Blob(sfnt))
	opened = { shaper, font: new shaper.Font(face) }
}

/** The height of Archivo's capitals, as a share of the em. */
export const capHeight = 0.686

type Lettering = { path: string; width: number }

/** The horizontal advance of `text` at `weight`, in em, including kerning. */
export const measure = (text: string, weight: number): number => shapeText(text, weight).width / unitsPerEm

/**
 * Sets text as an SVG path, so that a picture never depends on installed fonts. The baseline starts at (0, 0), y grows downward. `size` is
 * the em, `tracking` is added between letters, in em; `digits` is the number of decimals in the path.
 */
export const lettering = (text: string, size: number, weight = 800, tracking = 0, digits = 2): Lettering => {
	const { font, glyphs } = shapeText(text, weight)
	const scale = size / unitsPerEm
	let x = 0
	let path = ''
	for (const glyph of glyphs) {
		path += place(font.glyphToPath(glyph.id), scale, x, digits)
		x += glyph.advance * scale + tracking * size
	}
	return { path, width: x - tracking * size }
}

/** Reports whether the face has every letter of a text; `lettering` leaves out missing ones. */
export const canLetter = (text: string): boolean => shapeText(text, 800).isWhole

const shapeText = (text: string, weight: number) => {
	if (!opened) throw new Error('The lettering is not open yet.')
	const { shaper, font } = opened
	font.setVariations([new shaper.Variation('wght', weight)])
	const buffer = new shaper.Buffer()
	buffer.addText(text)
	buffer.guessSegmentProperties()
	shaper.shape(font, buffer)
	const found = buffer.getGlyphInfosAndPositions()
	const known = found.filter((glyph) => glyph.codepoint !== missingGlyph)
	const glyphs = known.map((glyph) => ({ id: glyph.codepoint, advance: glyph.xAdvance ?? 0 }))
	const width = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0)
	return { font, glyphs, width, isWhole: known.length === found.length }
}

/** Font paths have absolute commands in font units, with y upward. */
const place = (path: string, scale: number, x: number, digits: number): string =>
	path.replace(
		/(-?[\d.]+),(-?[\d.]+)/g,
		(_, px: string, py: string) =>
			`${round(Number(px) * scale + x, digits)} ${round(-Number(py) * scale, digits)}`,
	)
