import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** A temporary folder, in memory if there are 4 GB free: copying a database on disk takes ten times as long, and commits wait. */
export function roomyFolder(): string {
	const memory = '/dev/shm'
	if (!existsSync(memory)) return tmpdir()
	const { bavail, bsize } = statfsSync(memory)
	return bavail * bsize > 4 * 1024 ** 3 ? memory : tmpdir()
}
