import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { webStream } from './web_stream.ts'

/** Larger than the read-ahead buffer. */
const file = process.execPath
const turns = [() => Promise.resolve(), () => new Promise(process.nextTick), () => new Promise(setImmediate)]

test('a reader that cancels at any moment ends the stream without an uncaught exception', async () => {
	const thrown: unknown[] = []
	const listen = (error: unknown) => void thrown.push(error)
	process.on('uncaughtException', listen)
	for (const event of ['open', 'readable'])
		for (const [reads, isWaiting] of [
			[0, false],
			[0, true],
			[2, false],
			[2, true],
		] as const)
			for (const turn of turns) {
				const from = createReadStream(file)
				await once(from, event)
				const reader = webStream(from).getReader()
				for (let read = 0; read < reads; read++) {
					await reader.read()
					await sleep(2)
				}
				if (isWaiting) reader.read().catch(() => undefined)
				await turn()
				await reader.cancel().catch(() => undefined)
				await finished(from).catch(() => undefined)
				expect(from.destroyed).toBe(true)
			}
	await sleep(20)
	process.off('uncaughtException', listen)
	expect(thrown).toEqual([])
})

test('an error in the stream is passed to its reader', async () => {
	const from = Readable.from(
		(function* () {
			yield Buffer.from('a')
			throw new Error('the disk is gone')
		})(),
	)
	await expect(new Response(webStream(from)).text()).rejects.toThrow('the disk is gone')
})
