import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

/** Often enough that little of a process's time falls between the last look and its end. */
const everyMs = 100
const ticksPerSecond = 100

interface Seen {
	parent: number
	command: string
	/** Whether it has the mark of this run, which also those have that left their parent. */
	isMarked: boolean
	ticks: number
}

/** Kinds by what a process runs, the first that fits; a process that fits none is of its parent's kind. */
const kinds: [RegExp, string][] = [
	[/\bbin\/check\b/, 'checks'],
	[/\bserver\/build\.ts\b|\bnpm ci\b/, 'install and build'],
	[/firefox-esr|geckodriver/, 'Firefox'],
	[/WebKit|MiniBrowser/, 'WebKit'],
	[/chromium|headless.shell/, 'Chromium'],
	[/postgres/, 'PostgreSQL'],
	[/\bnginx\b/, 'nginx'],
	[/build\/server\/index\.js/, 'server'],
	[/playwright(?:\/cli\.js|.* test\b)/, 'journeys'],
	[/vitest/, 'unit tests'],
]

const mark = 'SUITE_CPU'
const seen = new Map<number, Seen>()
const began = performance.now()
const child = spawn(process.argv[2] ?? 'bin/test', process.argv.slice(3), {
	stdio: 'inherit',
	env: { ...process.env, [mark]: `${process.pid}` },
})
const looking = setInterval(look, everyMs)
const [code] = (await once(child, 'exit')) as [number | null]
clearInterval(looking)

const sums = new Map<string, number>()
for (const one of seen.values()) {
	const kind = kindOf(one)
	if (kind !== null) sums.set(kind, (sums.get(kind) ?? 0) + one.ticks)
}
const total = [...sums.values()].reduce((sum, ticks) => sum + ticks, 0)
console.log(`\n| kind | CPU minutes |\n|---|---|`)
for (const [kind, ticks] of [...sums].toSorted(([, a], [, b]) => b - a))
	console.log(`| ${kind} | ${minutes(ticks)} |`)
console.log(
	`| all | ${minutes(total)} |\n\n${((performance.now() - began) / 60_000).toFixed(1)} minutes in all`,
)
process.exitCode = code ?? 1

function look(): void {
	for (const name of readdirSync('/proc')) {
		const pid = Number(name)
		if (!pid) continue
		try {
			const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
			const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
			const ticks = Number(fields[11]) + Number(fields[12])
			const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
			const isMarked = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${mark}=${process.pid}`)
			const before = seen.get(pid)
			seen.set(pid, {
				parent: Number(fields[1]),
				command: command || (before?.command ?? ''),
				isMarked: isMarked || before?.isMarked === true,
				ticks,
			})
		} catch {
			// It ended between the list and the look.
		}
	}
}

/** Null for what this run did not start. */
function kindOf({ parent, command, isMarked }: Seen): string | null {
	const above = seen.get(parent)
	const inherited = above === undefined ? null : kindOf(above)
	const isOurs = isMarked || parent === process.pid || inherited !== null
	if (!isOurs) return null
	const kind = kinds.find(([pattern]) => pattern.test(command))?.[1] ?? inherited ?? 'other'
	return kind === 'server' ? `servers of ${inherited}` : kind
}

function minutes(ticks: number): string {
	return (ticks / ticksPerSecond / 60).toFixed(1)
}
