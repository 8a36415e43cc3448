import { Blob, Buffer as TextBuffer, Face, Font, Variation, shape } from 'harfbuzzjs'
import { round } from '../draw.ts'
import { cutArchivo } from './archivo.ts'

const font = new Font(new Face(new Blob(await cutArchivo('sfnt'))))
const unitsPerEm = 1000
/** Height of Archivo's capitals, as a share of the em. */
export const capHeight = 0.686

type Lettering = { path: string; width: number }

/** Horizontal advances of `text` at `weight`, in em, kerning included. */
export const measure = (text: string, weight: number): number => shapeText(text, weight).width / unitsPerEm

/**
 * Text as an SVG path, so that a picture never depends on the fonts of the machine that shows it.
 * The baseline starts at (0, 0), y grows downwards. `size` is the em, `tracking` is added between letters, in em;
 * `digits` is how finely the path is rounded.
 */
export const lettering = (text: string, size: number, weight = 800, tracking = 0, digits = 2): Lettering => {
	const { glyphs } = shapeText(text, weight)
	const scale = size / unitsPerEm
	let x = 0
	let path = ''
	for (const glyph of glyphs) {
		path += place(font.glyphToPath(glyph.id), scale, x, digits)
		x += glyph.advance * scale + tracking * size
	}
	return { path, width: x - tracking * size }
}

const shapeText = (text: string, weight: number) => {
	font.setVariations([new Variation('wght', weight)])
	const buffer = new TextBuffer()
	buffer.addText(text)
	buffer.guessSegmentProperties()
	shape(font, buffer)
	const glyphs = buffer
		.getGlyphInfosAndPositions()
		.map((glyph) => ({ id: glyph.codepoint, advance: glyph.xAdvance ?? 0 }))
	return { glyphs, width: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) }
}

/** Font paths hold absolute commands in font units, y upwards. */
const place = (path: string, scale: number, x: number, digits: number): string =>
	path.replace(
		/(-?[\d.]+),(-?[\d.]+)/g,
		(_, px: string, py: string) =>
			`${round(Number(px) * scale + x, digits)} ${round(-Number(py) * scale, digits)}`,
	)
