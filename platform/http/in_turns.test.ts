import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { inTurns } from './in_turns.ts'

test('simultaneous requests are started in order, a few in each turn of the event loop', async () => {
	const begun: number[] = []
	const listener = inTurns((incoming) => {
		begun.push(Number(incoming.url))
		const until = performance.now() + 0.6
		while (performance.now() < until);
	})
	const turns: number[] = []
	for (let at = 0; at < 12; at += 1) {
		const incoming = Object.assign(new EventEmitter(), { url: `${at}` }) as unknown as IncomingMessage
		listener(incoming, { destroyed: at === 5, writableEnded: true } as ServerResponse)
	}
	while (begun.length < 11) {
		turns.push(begun.length)
		await new Promise((resolve) => setImmediate(resolve))
	}
	expect(begun, 'without the one that has left').toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11])
	expect(turns[0]).toBeLessThan(6)
	expect(turns.length).toBeGreaterThan(2)
})
