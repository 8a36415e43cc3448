import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** The one width we use: a little wider than normal gives the heavy weights their sturdy look. */
export const width = 112
export const weights = { min: 500, max: 850 }
/** The only weight for browsers: the whole range would double the file, and one strong weight is the site's voice. */
export const webWeight = 720

/** Characters of names beyond ASCII: Latin-1, and English dashes and quotes. */
const latin = Array.from({ length: 96 }, (_, index) => String.fromCharCode(160 + index)).join('')

const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
/** The characters of English copy. Archivo has no arrow: → is rendered in the reader's own font. */
export const characters = `${letters}–—’‘“”•·×½é°`

const source = () =>
	readFileSync(
		new URL(
			'../../node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
			import.meta.url,
		),
	)

/**
 * Archivo (SIL Open Font License), subset to our characters and width. `woff2` is for browsers; `sfnt`, with every weight and more letters,
 * is for the lettering and the metrics.
 */
export const cutArchivo = (targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> =>
	subsetFont(source(), targetFormat === 'woff2' ? characters : characters + latin, {
		targetFormat,
		variationAxes: { wght: targetFormat === 'woff2' ? webWeight : weights, wdth: width },
		keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'pnum', 'rvrn'],
		noHinting: true,
	})
