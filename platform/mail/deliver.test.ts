import { expect, onTestFinished, test } from 'vitest'
import { openSmtpSink } from '#test/smtp.ts'
import { failureOf, smtpDelivery } from './deliver.ts'

const mail = {
	message_id: '<one@hauler.example>',
	in_reply_to: null,
	to_address: 'office@hauler.example',
	reply_to: null,
	subject: 'A request',
	body: 'June Hill, 970 555 0142',
	unsubscribe_url: null,
	isAutomatic: true,
	created_at: '2026-11-21T14:00:00.000Z',
}

/** A mail server without STARTTLS, as when an attacker strips the offer; any address of this machine leads to it. */
async function sendTo(host: string, query = '') {
	const sink = await openSmtpSink()
	onTestFinished(() => sink.close())
	const url = `${sink.url.replace('127.0.0.1', host)}${query}`
	const delivery = smtpDelivery(url, () => ({ name: 'Office', address: 'site@hauler.example' }), 1)
	onTestFinished(() => delivery.close())
	const outcome = await delivery.send(mail, new AbortController().signal).then(() => 'sent', failureOf)
	return { outcome, received: sink.received.length }
}

test.each(['127.0.0.1', 'localhost'])(
	'a mail to %s is sent unencrypted, since it does not leave this machine',
	async (host) => {
		expect(await sendTo(host)).toEqual({ outcome: 'sent', received: 1 })
	},
)

test('a mail to another machine is not sent unencrypted, but waits as if the server were down', async () => {
	expect(await sendTo('0.0.0.0')).toEqual({ outcome: 'server', received: 0 })
})

test('a mail is sent unencrypted to a relay whose address allows it', async () => {
	expect(await sendTo('0.0.0.0', '?requireTLS=false')).toEqual({ outcome: 'sent', received: 1 })
})
