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
 * What a stage is after a step, kept between runs as Docker keeps its layers: for as long as the steps up to there, the
 * files they were given and Node are the same.
 */
export class Layer {
	readonly #hash = createHash('sha256').update(`${process.version} ${process.arch}`)
	/** False once the stage was given what another stage made: it is the last one, which is quick to make. */
	#isKept = true

	/** A step, and the files and folders that it copies from the context, if it does not copy from another stage. */
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

	/** Does `step`, or takes what it made of `stage` in an earlier run. */
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

/** Later steps add files and take away names, and write into none that is there. */
function link(from: string, to: string): void {
	execFileSync('cp', ['-al', from, to])
}
