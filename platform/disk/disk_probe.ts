import { openNameless } from './nameless_file.ts'

/** About as much as a few commits of the store write. */
const probe = Buffer.alloc(256 * 1024, 1)
/** Disk full, quota exceeded, or I/O error. A missing folder or missing permission is not the disk's fault. */
const diskErrors = new Set(['ENOSPC', 'EDQUOT', 'EIO'])

/** Reports whether `folder` is writable by writing a probe file, at most once per `everyMs`. Never throws. */
export function diskProbe(folder: string, everyMs = 5_000): () => Promise<boolean> {
	let lastProbe = { at: -Infinity, answer: Promise.resolve(true) }
	return () => {
		const now = performance.now()
		if (now - lastProbe.at >= everyMs) lastProbe = { at: now, answer: takesBytes(folder) }
		return lastProbe.answer
	}
}

async function takesBytes(folder: string): Promise<boolean> {
	try {
		const file = await openNameless(folder)
		try {
			await file.appendFile(probe)
			await file.sync()
		} finally {
			await file.close()
		}
		return true
	} catch (error) {
		return !diskErrors.has(String(Object(error).code))
	}
}
