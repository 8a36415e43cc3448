/**
 * Makes the display font: `node art/font.ts`. Writes the woff2 under its content hash, the CSS and TypeScript that name it, and the face
 * used for lettering in pictures.
 */
import { createHash } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { Blob, Face, Font } from 'harfbuzzjs'
import { cutArchivo, webWeight, weights } from './type/archivo.ts'
import { averageWidth, fallbackFor } from './type/fallback.ts'
import { measure, openLettering } from './type/lettering.ts'

const root = new URL('../', import.meta.url)
const largestFont = 10 * 1024

const woff2 = await cutArchivo('woff2')
if (woff2.length > largestFont) throw new Error(`The font is ${woff2.length} bytes, more than ${largestFont}`)
const hash = createHash('sha256').update(woff2).digest('hex').slice(0, 8)
const folder = new URL('public/fonts/', root)
for (const name of readdirSync(folder)) if (/^archivo-.*\.woff2$/.test(name)) rmSync(new URL(name, folder))
writeFileSync(new URL(`archivo-${hash}.woff2`, folder), woff2)

const sfnt = await cutArchivo('sfnt')
writeFileSync(
	new URL('art/type/lettering_font.ts', root),
	`/** Archivo with every weight as SFNT in base64, for the lettering in pictures. Written by art/font.ts. */
export const letteringFont =
	'${sfnt.toString('base64')}'
`,
)
await openLettering(sfnt)
const extents = new Font(new Face(new Blob(sfnt))).hExtents()
const metrics = {
	ascent: extents.ascender / 1000,
	descent: -extents.descender / 1000,
	lineGap: extents.lineGap / 1000,
	averageWidth: averageWidth((text) => measure(text, webWeight)),
}
const fallback = fallbackFor(metrics)
const href = `/fonts/archivo-${hash}.woff2`

writeFileSync(
	new URL('app/shell/font.css', root),
	`/* Written by art/font.ts. */
@font-face {
	font-family: 'Archivo';
	src: url('${href}') format('woff2');
	font-weight: ${weights.min} ${weights.max};
	font-style: normal;
	font-display: swap;
}

/* Stands in Archivo's box until it arrives, so that nothing shifts. */
@font-face {
	font-family: 'Archivo Fallback';
	src:
		local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'),
		local('Liberation Sans Bold'), local('LiberationSans-Bold'), local('Roboto Bold'), local('Roboto-Bold');
	font-weight: ${weights.min} ${weights.max};
	size-adjust: ${fallback.sizeAdjust}%;
	ascent-override: ${fallback.ascent}%;
	descent-override: ${fallback.descent}%;
	line-gap-override: ${fallback.lineGap}%;
}
`,
)
writeFileSync(
	new URL('app/shell/font.ts', root),
	`/** The display face, for the preload link and the theme. Written by art/font.ts. */
export const font = {
	href: '${href}',
	family: "Archivo, 'Archivo Fallback', system-ui, sans-serif",
} as const
`,
)
