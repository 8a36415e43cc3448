import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

const run = promisify(execFile)
const timeoutMs = 30_000
const mostBytes = 16 * 1024 * 1024

const program = `
	const { buffer } = require('node:stream/consumers')
	const { Resvg } = require(process.argv[1])
	const fitTo = { mode: 'width', value: Number(process.argv[2]) }
	buffer(process.stdin).then((svg) => {
		process.stdout.write(new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng())
	})
`

/**
 * An SVG as PNG, so many pixels wide. Drawn in a process of its own, because resvg ends its process over some drawings (a
 * translucent shape beyond the edge is one). Not by sharp, which reads no SVG here, so that none that is uploaded can ever be
 * drawn. Throws if it cannot be drawn.
 */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
	const library = createRequire(import.meta.url).resolve('@resvg/resvg-js')
	const drawing = run(process.execPath, ['--eval', program, library, String(width)], {
		encoding: 'buffer',
		env: {},
		maxBuffer: mostBytes,
		timeout: timeoutMs,
		killSignal: 'SIGKILL',
	})
	// A process that has ended reads nothing; what it ended with is thrown below.
	drawing.child.stdin?.on('error', () => undefined).end(svg)
	return (await drawing).stdout
}
