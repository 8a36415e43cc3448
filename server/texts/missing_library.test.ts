import { expect, test } from 'vitest'
import { startTwilio } from '#test/start_twilio.ts'
import { takeAway } from '#test/missing_package.ts'
import { twilioNumber, twilioSid, twilioToken } from '#test/twilio_service.ts'
import { twilioSender } from './twilio_sender.ts'

test('SD-102 a text for which the library cannot be loaded leaves later, by the same process', async () => {
	const twilio = await startTwilio()
	const sender = twilioSender({
		sid: twilioSid,
		token: twilioToken,
		from: twilioNumber,
		apiUrl: twilio.url,
		publicUrl: 'https://hauler.example',
	})
	const send = (id: string) => sender.send({ id, number: '+19705550142', body: 'See you Tuesday.' })
	const bringBack = takeAway('twilio')
	const outcomes = await Promise.all(['one', 'two'].map(send))
	expect(outcomes.map(({ kind }) => kind)).toEqual(['later', 'later'])
	bringBack()
	expect((await send('one')).kind).toBe('sent')
	expect((await send('two')).kind).toBe('sent')
	expect(twilio.messages).toHaveLength(2)
})
