import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { photoForm } from '#test/photo_form.ts'
import { closePhotos, receivePhotos } from './receive_photos.server.ts'

/** A form whose body has a hundred chunks, of which only `parts` are sent before it stalls. */
async function slowRequest(parts: number): Promise<Request> {
	const photos = [{ name: 'a.jpg', bytes: Buffer.alloc(100_000, 'x') }]
	const whole = new Request('http://localhost', { method: 'POST', body: photoForm(photos) })
	const bytes = Buffer.from(await whole.arrayBuffer())
	const size = Math.ceil(bytes.length / 100)
	let sent = 0
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			await new Promise((resolve) => setTimeout(resolve, 5))
			if (sent < parts) controller.enqueue(bytes.subarray(sent * size, (sent + 1) * size))
			else if (parts < 100) await new Promise(() => undefined)
			sent += 1
			if (sent * size >= bytes.length) controller.close()
		},
	})
	const headers = { 'content-type': whole.headers.get('content-type') ?? '' }
	const init = { method: 'POST', body, headers, duplex: 'half' }
	return new Request('http://localhost', init)
}

function incoming(): string {
	const folder = mkdtempSync(join(tmpdir(), 'hauler-incoming-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}

test('PD-35 photos that arrive slowly but above the minimum speed are accepted', async () => {
	const pace = { bytesPerSecond: 1, windowMs: 1_000, totalMs: 60_000 }
	const read = await receivePhotos(await slowRequest(100), { folder: incoming(), field: 'photos', pace })
	expect(read).toMatchObject({ ok: true, photos: [{ name: 'a.jpg', size: 100_000, diskError: null }] })
	if (read.ok) await closePhotos(read.photos)
})

test.each([
	['below the least speed', { bytesPerSecond: 10_000, windowMs: 200, totalMs: 60_000 }],
	['beyond the longest time', { bytesPerSecond: 0, windowMs: 100, totalMs: 200 }],
] as const)('PD-35 photos %s are abandoned, and the typed text is kept', async (_name, pace) => {
	const folder = incoming()
	const read = await receivePhotos(await slowRequest(50), { folder, field: 'photos', pace })
	expect(read).toMatchObject({ ok: false, reason: 'too-slow' })
	expect(read.entries.get('message')).toBe('The hinge pin is gone.')
	expect(readdirSync(folder)).toEqual([])
})
