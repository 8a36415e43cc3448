export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'
export type Recognized =
	{ ok: true; kind: PictureKind } | { ok: false; reason: 'animated' | 'heic' | 'svg' | 'no-picture' }

const startOfPng = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Detects a file's format by its first bytes; its name and the declared type are ignored. */
export function recognize(bytes: Uint8Array): Recognized {
	if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { ok: true, kind: 'jpeg' }
	if (startsWith(bytes, startOfPng)) return isAnimatedPng(bytes) ? animated : { ok: true, kind: 'png' }
	if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') {
		return isAnimatedWebp(bytes) ? animated : { ok: true, kind: 'webp' }
	}
	if (latin(bytes, 0, 4) === 'GIF8') return animated
	if (latin(bytes, 4, 8) === 'ftyp') return recognizeFamily(bytes)
	return { ok: false, reason: /<svg[\s>]/i.test(latin(bytes, 0, 1024)) ? 'svg' : 'no-picture' }
}

const animated = { ok: false, reason: 'animated' } as const

/** AVIF and HEIC share a container format; its brands distinguish them. */
function recognizeFamily(bytes: Uint8Array): Recognized {
	const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 256)
	const brands = [latin(bytes, 8, 12), ...(latin(bytes, 16, end).match(/.{4}/gs) ?? [])]
	if (brands[0] === 'avis') return animated
	if (brands.includes('avif')) return { ok: true, kind: 'avif' }
	return { ok: false, reason: /^(hei|hev|mif1|msf1)/.test(brands[0] ?? '') ? 'heic' : 'no-picture' }
}

/** The animation control chunk comes before the image data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	for (let at = startOfPng.length; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
		const chunk = latin(bytes, at + 4, at + 8)
		if (chunk === 'acTL') return true
		if (chunk === 'IDAT') return false
	}
	return false
}

/** The second bit of an extended header's flags. */
function isAnimatedWebp(bytes: Uint8Array): boolean {
	return latin(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
	return start.every((byte, at) => bytes[at] === byte)
}

function latin(bytes: Uint8Array, from: number, to: number): string {
	return Buffer.from(bytes.subarray(from, to)).toString('latin1')
}
