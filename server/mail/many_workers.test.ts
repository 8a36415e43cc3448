import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertMails, readOutbox } from '#test/outbox_rows.ts'
import { openSmtpSink, type SmtpSink } from '#test/smtp.ts'
import { type Connection, describeEachStore } from '#test/stores.ts'

const main = fileURLToPath(new URL('../../test/mail_worker_main.ts', import.meta.url))
const children: ChildProcess[] = []
let sink: SmtpSink

async function startProcess(connection: Connection, leaseMs: number): Promise<ChildProcess> {
	const child = spawn(process.execPath, [main, JSON.stringify(connection), sink.url, `${leaseMs}`], {
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	children.push(child)
	if (child.stdout) await once(child.stdout, 'data')
	return child
}

describeEachStore('mail workers in processes of their own', (fresh) => {
	beforeEach(async () => {
		sink = await openSmtpSink()
	})
	afterEach(async () => {
		for (const child of children.splice(0)) child.kill('SIGKILL')
		await sink.close()
	})

	test('share the outbox: every mail is sent exactly once', async () => {
		const store = await fresh()
		const rows = await insertMails(store, 120)
		const processes = await Promise.all([1, 2, 3].map(() => startProcess(store.connection, 20_000)))
		await sink.waitFor(120)
		await Promise.all(
			processes.map(async (child) => {
				child.kill('SIGTERM')
				expect(await once(child, 'exit')).toEqual([0, null])
			}),
		)
		const sent = sink.received.map(({ messageId }) => messageId).toSorted()
		expect(sent).toEqual(rows.map(({ message_id }) => message_id).toSorted())
		expect((await readOutbox(store)).every(({ sent_at }) => sent_at !== null)).toBe(true)
		expect(sink.attempts()).toBe(120)
	})

	test('a worker that is killed while sending leaves its mail to the next one', async () => {
		const store = await fresh()
		const [row] = await insertMails(store, 1)
		sink.behave({ does: 'hang' })
		const first = await startProcess(store.connection, 1000)
		while (sink.attempts() === 0) await new Promise((resolve) => setTimeout(resolve, 10))
		first.kill('SIGKILL')
		sink.behave({ does: 'accept' })
		await startProcess(store.connection, 1000)
		const [mail] = await sink.waitFor(1)
		expect(mail?.messageId).toBe(row?.message_id)
	})
})
