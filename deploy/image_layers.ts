import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const folder = join(tmpdir(), 'hauler-image-layers')
const unusedMs = 7 * 24 * 60 * 60_000

/**
 * Caches a stage's files after a step between runs, as Docker caches layers. The cache key is a hash of the steps so far,
 * the files they copied, and the Node version.
 */
export class Layer {
	readonly #hash = createHash('sha256').update(`${process.version} ${process.arch}`)
	/** False once the stage copies from another stage: it is then the last stage, which is quick to build. */
	#isKept = true

	/** Adds a step and its copied `sources` to the cache key. `context` is undefined if the step copies from another stage. */
	add(step: string, sources: readonly string[], context?: string): void {
		this.#hash.update(`\0${step}`)
		if (context === undefined && sources.length > 0) this.#isKept = false
		if (context !== undefined) for (const source of sources) this.#addSource(source, context)
	}

	#addSource(path: string, context: string): void {
		if (statSync(path).isDirectory()) {
			for (const name of readdirSync(path).toSorted()) this.#addSource(join(path, name), context)
		} else this.#hash.update(`\0${relative(context, path)}\0`).update(readFileSync(path))
	}

	/** Runs `step` on the folder `stage`, or replaces the folder with the cached result of an earlier run. */
	async through(stage: string, step: () => Promise<unknown>): Promise<void> {
		if (!this.#isKept) return void (await step())
		const kept = join(folder, this.#hash.copy().digest('hex'))
		if (existsSync(kept)) {
			rmSync(stage, { recursive: true })
			link(kept, stage)
		} else {
			await step()
			keep(stage, kept)
		}
		utimesSync(kept, new Date(), new Date())
	}
}

function keep(stage: string, kept: string): void {
	mkdirSync(folder, { recursive: true, mode: 0o755 })
	for (const name of readdirSync(folder)) {
		const path = join(folder, name)
		if (Date.now() - statSync(path).mtimeMs > unusedMs) rmSync(path, { recursive: true, force: true })
	}
	const unfinished = `${kept}.${process.pid}`
	link(stage, unfinished)
	if (existsSync(kept)) rmSync(unfinished, { recursive: true })
	else renameSync(unfinished, kept)
}

/** Copies a folder as hard links. This is safe because later steps add and delete files but never write into existing ones. */
function link(from: string, to: string): void {
	execFileSync('cp', ['-al', from, to])
}
