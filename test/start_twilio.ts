import { onTestFinished } from 'vitest'
import { openTwilio, type TwilioService } from './twilio_service.ts'

/** Opens Twilio's API for a test, and closes it when that ends. */
export async function startTwilio(): Promise<TwilioService> {
	const twilio = await openTwilio()
	onTestFinished(() => twilio.close())
	return twilio
}
