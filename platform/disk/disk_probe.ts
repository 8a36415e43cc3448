import { openNameless } from './nameless_file.ts'

/** As much as a few commits of the store write. */
const probe = Buffer.alloc(256 * 1024, 1)
/** Full, over a quota, broken. A folder that is missing or never written to is no fault of the disk. */
const diskErrors = new Set(['ENOSPC', 'EDQUOT', 'EIO'])

/** Asks whether the disk of `folder` takes what is written, by writing, at most once in `everyMs`. Never throws. */
export function diskProbe(folder: string, everyMs = 5_000): () => Promise<boolean> {
	let asked = { at: -Infinity, answer: Promise.resolve(true) }
	return () => {
		const now = performance.now()
		if (now - asked.at >= everyMs) asked = { at: now, answer: takesBytes(folder) }
		return asked.answer
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
