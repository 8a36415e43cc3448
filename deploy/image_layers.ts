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
import { join } from 'node:path'

const folder = join(tmpdir(), 'hauler-image-layers')
const unusedMs = 7 * 24 * 60 * 60_000

/**
 * What a stage is after a step, kept between runs as Docker keeps its layers: for as long as the steps up to there, the
 * files they were given and Node are the same.
 */
export class Layer {
	readonly #hash = createHash('sha256').update(`${process.version} ${process.arch}`)
	/** False once the stage was given more than single files: what follows would be kept for one run. */
	#isKept = true

	add(step: string, files: readonly string[]): void {
		this.#hash.update(`\0${step}`)
		for (const file of files) {
			if (statSync(file).isDirectory()) this.#isKept = false
			else this.#hash.update(readFileSync(file))
		}
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
