import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'

export interface SmallDisk {
	folder: string
	isMounted: boolean
	unmount(): void
}

/** Mounts a disk of this size, with at most `files` files if given. Unmounting does not wait for open files to be closed. */
export function smallDisk(kilobytes: number, files?: number): SmallDisk {
	const folder = mkdtempSync(join(tmpdir(), 'hauler-disk-'))
	const size = `size=${kilobytes}k${files === undefined ? '' : `,nr_inodes=${files + 1}`}`
	const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'hauler-disk', folder]).status === 0
	return {
		folder,
		isMounted,
		unmount() {
			if (isMounted) execFileSync('umount', ['--lazy', folder])
			rmSync(folder, { recursive: true })
		},
	}
}

/** Reports whether disks can be mounted here; on most machines only root can. */
export function canMountDisks(): boolean {
	const disk = smallDisk(64)
	disk.unmount()
	return disk.isMounted
}

/** Fills the disk's remaining space with a file at `path`. */
export function fill(path: string): void {
	const { stderr } = spawnSync('dd', ['if=/dev/zero', `of=${path}`, 'bs=4096'], {
		encoding: 'utf8',
		env: { ...process.env, LC_ALL: 'C' },
	})
	expect(stderr).toContain('No space left')
}
