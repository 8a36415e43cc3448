import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type MutantArea, mutantAreas } from './mutant_areas.ts'
import { printTable } from './table.ts'

// Counts the deliberate faults (mutants) that the nearest tests notice: `node bench/mutants.ts [area …]`. The first run installs
// Stryker into `.cache`; later runs repeat only what has changed.

const version = '10.1.1'
const root = join(import.meta.dirname, '..')
const home = join(root, '.cache/stryker')
const modules = join(home, 'node_modules/@stryker-mutator')

interface Position {
	line: number
	column: number
}

interface Mutant {
	status: string
	replacement: string
	location: { start: Position; end: Position }
}

/** A fault that no test noticed. */
interface Survivor extends Mutant {
	file: string
	source: string
}

/** Installs Stryker into `.cache`. It is not a dependency in `package.json`, since only this command needs its 170 packages. */
function installStryker(): void {
	const manifest = join(modules, 'core/package.json')
	if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes(`"version": "${version}"`)) return
	mkdirSync(home, { recursive: true })
	writeFileSync(join(home, 'package.json'), '{ "private": true }')
	const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`)
	// `--legacy-peer-deps`: their peer dependency is the project's own Vitest.
	execFileSync('npm', [
		'install',
		'--prefix',
		home,
		'--legacy-peer-deps',
		'--no-audit',
		'--no-fund',
		...packages,
	])
}

/** Runs Stryker on an area; resolves to the number of noticed faults and the list of missed ones. */
function measure(name: string, { mutate }: MutantArea): { noticed: number; survivors: Survivor[] } {
	const place = join(home, name.replaceAll(' ', '_'))
	const options = {
		mutate: [...mutate, '!**/*.test.ts'],
		// Most strings are copy, which only the journeys read; a misspelled column name fails at once.
		mutator: { excludedMutations: ['StringLiteral'] },
		testRunner: 'vitest',
		plugins: [join(modules, 'vitest-runner/dist/src/index.js')],
		vitest: { configFile: 'bench/mutant_areas.ts', related: false },
		concurrency: 2,
		timeoutMS: 10_000,
		dryRunTimeoutMinutes: 15,
		ignorePatterns: ['.cache', '.node', 'docs', 'test-results', 'var'],
		// Stryker reads `tsconfig.json` through an API that TypeScript 7 no longer has.
		tsconfigFile: 'none',
		tempDirName: '.cache/stryker_sandbox',
		reporters: ['progress-append-only'],
		incremental: true,
		incrementalFile: `${place}.results.json`,
	}
	writeFileSync(`${place}.json`, JSON.stringify(options))
	const { status } = spawnSync(
		process.execPath,
		[join(modules, 'core/bin/stryker.js'), 'run', `${place}.json`],
		{
			cwd: root,
			stdio: 'inherit',
			env: { ...process.env, MUTANT_AREA: name },
		},
	)
	if (status !== 0) throw new Error(`Stryker could not measure ${name}.`)
	const { files } = JSON.parse(readFileSync(options.incrementalFile, 'utf8')) as {
		files: Record<string, { source: string; mutants: Mutant[] }>
	}
	const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
		mutants.map((mutant) => ({ ...mutant, file, source })),
	)
	return {
		noticed: all.filter(({ status: is }) => is === 'Killed' || is === 'Timeout').length,
		survivors: all.filter(({ status: is }) => is === 'Survived' || is === 'NoCoverage'),
	}
}

/** The survivors that compile; a fault that the compiler rejects cannot be committed. */
function compiled(survivors: readonly Survivor[]): Survivor[] {
	const variants = survivors.map(({ file }, at) =>
		join(root, dirname(file), `${basename(file, '.ts')}.mutant${at}.ts`),
	)
	const config = join(home, 'tsconfig.json')
	const compilerOptions = { incremental: false, noUnusedLocals: false, noUnusedParameters: false }
	writeFileSync(
		config,
		JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include: [], files: variants }),
	)
	try {
		for (const [at, variant] of variants.entries()) {
			const one = survivors[at]
			if (one) writeFileSync(variant, withFault(one))
		}
		const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', config], {
			cwd: root,
			encoding: 'utf8',
		})
		return survivors.filter((_, at) => !stdout.includes(`.mutant${at}.ts(`))
	} finally {
		for (const variant of variants) rmSync(variant, { force: true })
	}
}

function withFault({ source, location: { start, end }, replacement }: Survivor): string {
	return source.slice(0, offsetOf(source, start)) + replacement + source.slice(offsetOf(source, end))
}

function offsetOf(text: string, { line, column }: Position): number {
	const before = text.split('\n').slice(0, line - 1)
	return before.reduce((length, one) => length + one.length + 1, column - 1)
}

function inShort({ file, source, location: { start, end }, replacement }: Survivor): string {
	const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 90)
	const was = source.slice(offsetOf(source, start), offsetOf(source, end))
	return `${file}:${start.line} ${short(was)} → ${short(replacement)}`
}

installStryker()
const chosenAreas = process.argv.slice(2)
const rows: string[][] = []
for (const [name, area] of Object.entries(mutantAreas)) {
	if (chosenAreas.length > 0 && !chosenAreas.includes(name)) continue
	const { noticed, survivors } = measure(name, area)
	const missed = compiled(survivors)
	const all = noticed + missed.length
	rows.push([name, `${all}`, `${missed.length}`, `${((100 * noticed) / all).toFixed(1)} %`])
	console.log(missed.map(inShort).join('\n'))
}
printTable(['area', 'faults', 'missed', 'noticed'], rows)
