import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Legitimate drawings take a second, and the most detailed ten on a busy machine. */
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
 * Renders an SVG as a PNG of this width in pixels. Runs in a child process that is killed on timeout, because
 * sharp in the server's process is not allowed to read SVG. Throws if rendering fails.
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
	// Ignore write errors of a process that has exited; its exit status is thrown below.
	drawing.child.stdin?.on('error', () => undefined).end(svg)
	return (await drawing).stdout
}
