import * as z from 'zod/mini'
import { cleanLine } from '../clean_text.ts'
import { choice, emailAddress, optionalLine, optionalParagraphs, requiredLine, checkbox } from '../fields.ts'
import { hoaServiceTypes } from './service_types.ts'

const maxUnits = 99_999
const unitsSentence = `Please enter a whole number from 1 to ${maxUnits}.`

/** The HOA quote form with its sentences to the letter (HO-03), checked alike in browser and server. */
export const hoaSchema = z.object({
	contactName: z.pipe(filled('Contact name is required'), requiredLine('the contact name', 100)),
	hoaName: z.pipe(filled('HOA name is required'), requiredLine('the HOA name', 150)),
	email: z.pipe(filled('Email is required'), validEmail('Please enter a valid email address')),
	phone: z.pipe(filled('Phone number is required'), requiredLine('the phone number', 30)),
	address: z.pipe(filled('Address is required'), requiredLine('the address', 200)),
	city: z.pipe(filled('City is required'), requiredLine('the city', 100)),
	units: z.pipe(filled('Number of units is required'), units()),
	currentProvider: optionalLine('the current provider', 150),
	serviceType: choice(
		hoaServiceTypes.map(({ value }) => value),
		'Service type is required',
	),
	additionalInfo: optionalParagraphs('your message', 4000),
	smsConsent: checkbox(),
})

export type HoaQuote = z.infer<typeof hoaSchema>

function filled(sentence: string) {
	return z.string().check(z.overwrite(cleanLine), z.minLength(1, sentence))
}

/** The general form's rule for an address, in this form's one sentence. */
function validEmail(sentence: string) {
	const address = emailAddress()
	return z.string().check(z.refine((text) => z.safeParse(address, text).success, sentence))
}

/** The seeds ask for 1 or more only; the upper end is what a column holds and a typing slip exceeds. */
function units() {
	return z.pipe(
		z.string().check(z.regex(/^0*[1-9]\d{0,4}$/, unitsSentence)),
		z.transform((digits) => Number(digits)),
	)
}
