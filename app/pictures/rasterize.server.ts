import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** What is honest takes a second, and the most detailed on a busy machine ten. */
const longestMs = 30_000
const mostBytes = 16 * 1024 * 1024

const program = `
	const { buffer } = require('node:stream/consumers')
	const sharp = require(process.argv[1])
	buffer(process.stdin)
		.then((svg) => sharp(svg).resize(Number(process.argv[2])).png().toBuffer())
		.then((png) => process.stdout.write(png))
`

/**
 * An SVG as PNG, so many pixels wide. Drawn in a process of its own, which is ended when it takes too long: in the server's, sharp
 * reads no SVG. Throws if it cannot be drawn.
 */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
	const library = createRequire(import.meta.url).resolve('sharp')
	const drawing = run(process.execPath, ['--eval', program, library, String(width)], {
		encoding: 'buffer',
		env: {},
		maxBuffer: mostBytes,
		timeout: longestMs,
		killSignal: 'SIGKILL',
	})
	// A process that has ended reads nothing; what it ended with is thrown below.
	drawing.child.stdin?.on('error', () => undefined).end(svg)
	return (await drawing).stdout
}
