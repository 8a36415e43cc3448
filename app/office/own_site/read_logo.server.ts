import { decodePicture, pictureLimits } from '#app/pictures/decode.server.ts'
import { decodeErrorMessages } from '#app/pictures/decode_error_messages.ts'
import { rasterize } from '#app/pictures/rasterize.server.ts'
import { recognize } from '#app/pictures/recognize.server.ts'
import { contrast } from '../palettes/contrast.ts'
import { tripleOf } from '../palettes/hsl.ts'
import { mainColors } from './main_colors.ts'

/** A logo's safe file, and its main colors as hex codes, most frequent first. */
type ReadLogo = { ok: true; bytes: Uint8Array; colors: readonly string[] } | RefusedLogo

interface RefusedLogo {
	ok: false
	message: string
	/** The line of an SVG file that the message is about. */
	line?: number
}

const largestDrawing = 1024 * 1024
const drawnWidth = 800
const fewestPixels = 48
/** The share of a logo's pixels that must stand out from white, and their minimum contrast ratio. */
const seenShare = 0.005
const seenContrast = 1.6

/** What a drawing must not contain, in lower case. */
const refusedMarks = [
	{
		marks: '<script javascript: <foreignobject onload= onclick= onerror= onbegin= onmouseover='.split(' '),
		message:
			'This drawing has a program (a script) in it. Save it as a plain SVG or as PNG, and choose that.',
	},
	{
		marks: `href="http href='http href="// url(http url("http url('http href="file @import`.split(' '),
		message:
			'This drawing brings in something of another website. Save it as a plain SVG or as PNG, and choose that.',
	},
	{
		marks: ['<!entity'],
		message: 'This drawing is written in a way that can grow without end. Save it as PNG, and choose that.',
	},
]

/** Validates a logo by its contents: SVG, PNG or another picture format. Mistakes are returned as a sentence. */
export async function readLogo(sent: Uint8Array): Promise<ReadLogo> {
	const recognized = sent.length <= pictureLimits.bytes ? recognize(sent) : null
	const isDrawing = recognized?.ok === false && recognized.reason === 'svg'
	const drawn = isDrawing ? await fromDrawing(sent) : { ok: true as const, bytes: sent }
	if (!drawn.ok) return drawn
	const decoded = await decodePicture(drawn.bytes, { width: 256, height: 256 })
	if (!decoded.ok) return refuse(decodeErrorMessages[decoded.reason])
	if (Math.min(decoded.width, decoded.height) < fewestPixels)
		return refuse(
			`This logo is ${decoded.width} by ${decoded.height} pixels, which would be a blur. Choose one of at least ${fewestPixels} by ${fewestPixels}, or an SVG.`,
		)
	const { data } = await decoded.pixels().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
	const seen = visible(data)
	const standsOut = seen.filter((hex) => contrast(tripleOf(hex), '0 0% 100%') >= seenContrast)
	if (standsOut.length < (data.length / 4) * seenShare)
		return refuse(
			'This logo is white, or empty: nobody would see it on a white page. Choose one in its colors.',
		)
	if (new Set(seen).size === 1 && seen.length === data.length / 4)
		return refuse('This is one color from edge to edge, with nothing to see in it. Choose another file.')
	return { ok: true, bytes: drawn.bytes, colors: mainColors(seen) }
}

async function fromDrawing(sent: Uint8Array): Promise<{ ok: true; bytes: Uint8Array } | RefusedLogo> {
	if (sent.length > largestDrawing)
		return refuse('This drawing is larger than 1 MB. Save it simpler, or as PNG, and choose that.')
	const svg = Buffer.from(sent).toString('utf8')
	const lower = svg.toLowerCase()
	for (const { marks, message } of refusedMarks) {
		const mark = marks.find((one) => lower.includes(one))
		if (mark !== undefined) return { ok: false, message, line: lower.split(mark)[0]?.split('\n').length ?? 1 }
	}
	try {
		return { ok: true, bytes: await rasterize(svg, drawnWidth) }
	} catch {
		return refuse(
			'This drawing cannot be drawn: it is damaged, cut short, or too much. Save it as PNG, and choose that.',
		)
	}
}

/** The colors of pixels that are at least half opaque, as hex codes. */
function visible(data: Buffer): string[] {
	const seen: string[] = []
	for (let at = 0; at < data.length; at += 4)
		if ((data[at + 3] ?? 0) >= 128) seen.push(`#${data.toString('hex', at, at + 3)}`)
	return seen
}

function refuse(message: string) {
	return { ok: false, message } as const
}
