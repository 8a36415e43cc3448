import type { Environment } from '../env.ts'

/** The Twilio account that sends texts. */
export interface TwilioAccount {
	sid: string
	token: string
	/** A number in E.164, or a Messaging Service's SID. */
	from: string
	/** The URL of the API, without a trailing slash. */
	apiUrl: string
	/** Our public address, which Twilio calls and includes in its signatures. */
	publicUrl: string
}

/** The account; null if texts cannot be sent. */
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
