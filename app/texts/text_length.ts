import { SegmentedMessage } from 'sms-segments-calculator'

/** The maximum length of a text that staff write, in characters; Twilio accepts 1,600. */
export const longestText = 1000

/** How many segments a text is sent and billed as: up to 160 characters of the GSM alphabet each, or 70 of any other. */
export function countSegments(text: string): { segments: number; isPlain: boolean } {
	const message = new SegmentedMessage(text)
	return { segments: message.segmentsCount, isPlain: message.getEncodingName() === 'GSM-7' }
}
