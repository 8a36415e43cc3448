import { expect, test } from 'vitest'
import { startTwilio } from '#test/start_twilio.ts'
import { publicUrl } from '#test/texts.ts'
import { withoutPackage } from '#test/without_package.ts'

test('SD-102 if the Twilio library cannot be loaded, the same process sends the text later', async () => {
	const twilio = await startTwilio()
	const account = { ...twilio.account, publicUrl }
	const kinds = await withoutPackage(
		'twilio',
		`import { twilioSender } from '#server/texts/twilio_sender.ts'
		const sender = twilioSender(${JSON.stringify(account)})
		const send = async (id) => (await sender.send({ id, number: '+19705550142', body: 'Tuesday.' })).kind
		const kinds = [...await Promise.all(['one', 'two'].map(send)), await send('one')]
		bringBack()
		console.log(JSON.stringify([...kinds, ...await Promise.all(['one', 'two'].map(send))]))`,
	)
	expect(kinds).toEqual(['later', 'later', 'later', 'sent', 'sent'])
	expect(twilio.messages).toHaveLength(2)
})
