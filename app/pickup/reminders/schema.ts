import * as z from 'zod/mini'
import { checkbox, choice, emailAddress } from '#app/leads/fields.ts'
import type { FormSchema } from '#platform/forms/parse_form.ts'
import { type Stream, streams } from '../schedule/streams.ts'
import type { Timing } from './due_reminders.ts'
import { timings } from './timing_text.ts'

/** The choices of a subscriber. */
export interface Choices {
	/** The id of a pickup area. */
	area: string
	streams: Stream[]
	timing: Timing
	wants_alerts: boolean
}

const inOrder = (checked: Stream[]) => streams.filter((stream) => checked.includes(stream))
const choices = {
	area: z
		.string()
		.check(z.minLength(1, 'Please choose your area.'), z.maxLength(100, 'Please choose your area.')),
	streams: z
		.array(choice(streams, 'Please choose what to be reminded of.'))
		.check(z.overwrite(inOrder), z.minLength(1, 'Please choose at least one pickup to be reminded of.')),
	timing: choice(timings, 'Please choose when the reminder comes.'),
	wants_alerts: checkbox(),
}

/** The schema of the page that changes reminders. */
export const choicesSchema: FormSchema<Choices> = z.object(choices)

/** The schema of the form that requests reminders. */
export const subscribeSchema: FormSchema<Choices & { email: string }> = z.object({
	email: emailAddress(),
	...choices,
})
