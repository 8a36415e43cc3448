import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const ticksPerSecond = 100

/** The user plus system CPU time of a process and its threads so far. Throws if the process has ended. */
export function cpuSeconds(pid: number): number {
	return processAt(pid).cpuSeconds
}

/** The running processes, except those that end while they are being read. */
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

/** Reads a file of `/proc/PID`, with spaces in place of NUL bytes. Throws if the process has ended. */
export function textOf(pid: number, file: 'cmdline' | 'environ'): string {
	return readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ')
}

function processAt(pid: number): { parent: number; cpuSeconds: number } {
	const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
	// Skips the process name, which may itself contain spaces and parentheses.
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
	return {
		parent: Number(fields[1]),
		cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
	}
}

/** Waits until the process is idle. A server has then recompressed its pages at the highest level and built the search index. */
export async function untilIdle(pid: number): Promise<void> {
	for (let before = -1, now = cpuSeconds(pid); now - before > 0.05;) {
		before = now
		await setTimeout(2000)
		now = cpuSeconds(pid)
	}
}
