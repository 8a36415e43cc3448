import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const ticksPerSecond = 100

/** User and system time that a process and its threads have used so far. Throws if it has ended. */
export function cpuSeconds(pid: number): number {
	return processAt(pid).cpuSeconds
}

/** The processes that run now, but for those that end meanwhile. */
export function processes(): { pid: number; parent: number; command: string; cpuSeconds: number }[] {
	return readdirSync('/proc').flatMap((name) => {
		const pid = Number(name)
		try {
			return pid > 0 ? [{ pid, command: textOf(pid, 'cmdline'), ...processAt(pid) }] : []
		} catch {
			return []
		}
	})
}

/** A file of a process, with a space between its words; throws if it has ended. */
export function textOf(pid: number, file: 'cmdline' | 'environ'): string {
	return readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ')
}

function processAt(pid: number): { parent: number; cpuSeconds: number } {
	const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
	// Behind the name, which may have any letters in it.
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
	return {
		parent: Number(fields[1]),
		cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
	}
}

/** Waits until the process is idle: a server has then compressed its pages at full strength and indexed the search. */
export async function untilIdle(pid: number): Promise<void> {
	for (let before = -1, now = cpuSeconds(pid); now - before > 0.05;) {
		before = now
		await setTimeout(2000)
		now = cpuSeconds(pid)
	}
}
