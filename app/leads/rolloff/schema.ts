import * as z from 'zod/mini'
import { cleanLine } from '../clean_text.ts'
import { choice, emailAddress, optionalLine, optionalParagraphs, requiredLine, checkbox } from '../fields.ts'
import { contactTimes, dumpsterSizes, projectDurations } from './choices.ts'

const noSize = 'Please select at least one dumpster size'

/** The roll-off quote form with its sentences to the letter (RQ-01 to RQ-06), checked alike in browser and server. */
export const rolloffSchema = z.object({
	dumpster_sizes: z
		.array(choice(dumpsterSizes, noSize))
		.check(z.overwrite(eachOnceInOrder), z.minLength(1, noSize)),
	full_name: z.pipe(atLeast(2, 'Name must be at least 2 characters'), requiredLine('your name', 100)),
	location: z.pipe(atLeast(2, 'Please enter your location'), requiredLine('your location', 200)),
	phone: z.pipe(atLeast(10, 'Please enter a valid phone number'), requiredLine('your phone number', 30)),
	email: validEmail('Please enter a valid email address'),
	project_duration: optionalChoice(projectDurations, 'Please choose a duration from the list.'),
	best_contact_time: optionalChoice(contactTimes, 'Please choose a time from the list.'),
	business_name: optionalLine('the business name', 100),
	material_types: optionalLine('the materials', 300),
	notes: optionalParagraphs('your notes', 4000),
	smsConsent: checkbox(),
})

export type RolloffQuote = z.infer<typeof rolloffSchema>

function atLeast(characters: number, sentence: string) {
	return z.string().check(z.overwrite(cleanLine), z.minLength(characters, sentence))
}

/** The general form's rule for an address, in this form's one sentence. */
function validEmail(sentence: string) {
	const address = emailAddress()
	const isValid = (text: string) => z.safeParse(address, text).success
	return z.string().check(z.overwrite(cleanLine), z.refine(isValid, sentence))
}

/** One of the given values, or null where nothing was chosen. */
function optionalChoice<const Value extends string>(values: readonly Value[], sentence: string) {
	return z.pipe(
		choice(['', ...values], sentence),
		z.transform((value) => (value === '' ? null : value)),
	)
}

function eachOnceInOrder(sizes: (typeof dumpsterSizes)[number][]) {
	return dumpsterSizes.filter((size) => sizes.includes(size))
}
