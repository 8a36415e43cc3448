import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const ticksPerSecond = 100

/** User and system time that a process and its threads have used so far. */
export function cpuSeconds(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
	return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Waits until the process is idle: a server has then compressed its pages at full strength and indexed the search. */
export async function untilIdle(pid: number): Promise<void> {
	for (let before = -1, now = cpuSeconds(pid); now - before > 0.05;) {
		before = now
		await setTimeout(2000)
		now = cpuSeconds(pid)
	}
}
