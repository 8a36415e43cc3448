import type { Environment } from '../env.ts'

/** The account that texts are sent by. */
export interface TwilioAccount {
	sid: string
	token: string
	/** A number in E.164, or a Messaging Service's SID. */
	from: string
	/** Where the API is, without a trailing slash. */
	apiUrl: string
	/** Our own address, which Twilio calls and signs. */
	publicUrl: string
}

/** The account; null where texts cannot be sent. */
export function twilioAccountOf({
	TWILIO_ACCOUNT_SID: sid,
	TWILIO_AUTH_TOKEN: token,
	TWILIO_FROM: from,
	TWILIO_API_URL: apiUrl,
	PUBLIC_URL: publicUrl,
}: Environment): TwilioAccount | null {
	if (!sid || !token || !from || !publicUrl) return null
	return { sid, token, from, apiUrl, publicUrl }
}
