import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { processes, textOf } from './cpu.ts'
import { printTable } from './table.ts'

/**
 * Measures the CPU time of all processes that a command starts, detached ones included, by kind.
 * `node bench/suite_cpu.ts [command …]`, by default `bin/test`
 */
const [command = 'bin/test', ...parameters] = process.argv.slice(2)
/** The polling interval, short enough that little of a process's time falls between the last sample and its end. */
const everyMs = 100

/** Patterns of command lines with their kinds; the first match counts. A process that matches none has its parent's kind. */
const kinds: [RegExp, string][] = [
	[/\bbin\/check\b/, 'checks'],
	[/\bserver\/build\.ts\b|\bnpm ci\b/, 'install and build'],
	[/firefox-esr|geckodriver/, 'Firefox'],
	[/WebKit|MiniBrowser/, 'WebKit'],
	[/chromium|headless.shell/, 'Chromium'],
	[/postgres/, 'PostgreSQL'],
	[/\bnginx\b/, 'nginx'],
	[/build\/server\/index\.js/, 'servers'],
	[/playwright(?:\/cli\.js|.* test\b)/, 'journeys'],
	[/vitest/, 'unit tests'],
]

const kindOf = new Map<number, string>()
const secondsOf = new Map<number, number>()
const mark = `SUITE_CPU=${process.pid}`
const began = performance.now()
const child = spawn(command, parameters, {
	stdio: 'inherit',
	env: { ...process.env, SUITE_CPU: `${process.pid}` },
})
const looking = setInterval(look, everyMs)
const [code] = (await once(child, 'exit')) as [number | null]
clearInterval(looking)
process.exitCode = code ?? 1

const sums = new Map<string, number>()
for (const [pid, kind] of kindOf) sums.set(kind, (sums.get(kind) ?? 0) + (secondsOf.get(pid) ?? 0))
sums.set(
	'all',
	[...sums.values()].reduce((sum, seconds) => sum + seconds, 0),
)
console.log(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes in all`)
printTable(
	['kind', 'CPU minutes'],
	[...sums]
		.toSorted(([, one], [, other]) => other - one)
		.map(([kind, seconds]) => [kind, (seconds / 60).toFixed(1)]),
)

function look(): void {
	for (const { pid, parent, command: runs, cpuSeconds } of processes()) {
		const before = kindOf.get(pid)
		const inherited = parent === process.pid ? 'other' : kindOf.get(parent)
		if (before === undefined && inherited === undefined && !isMarked(pid)) continue
		const own = kinds.find(([pattern]) => pattern.test(runs))?.[1]
		const kind = own === 'servers' ? `servers of ${inherited ?? 'other'}` : own
		if (before === undefined || (kind !== undefined && inherited !== undefined))
			kindOf.set(pid, kind ?? inherited ?? 'other')
		secondsOf.set(pid, cpuSeconds)
	}
}

function isMarked(pid: number): boolean {
	try {
		return textOf(pid, 'environ').includes(mark)
	} catch {
		return false
	}
}
