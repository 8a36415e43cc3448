import { SegmentedMessage } from 'sms-segments-calculator'

/** The longest text somebody may write, in characters; Twilio takes 1,600. */
export const longestText = 1000

/** How many segments a text is sent and paid as: 160 characters of the plain alphabet each, or 70 of any other. */
export function countSegments(text: string): { segments: number; isPlain: boolean } {
	const message = new SegmentedMessage(text)
	return { segments: message.segmentsCount, isPlain: message.getEncodingName() === 'GSM-7' }
}
