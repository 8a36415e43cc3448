import { data } from 'react-router'
import { formText } from '#platform/forms/form_text.ts'
import { officeAction, type Refusal } from '../kernel/screens/commands.server.ts'
import { composeMessage } from '../messages/compose_message.server.ts'
import { messageValues } from '../messages/message_values.ts'
import { orderConfirmation } from '../messages/order_confirmation.server.ts'
import type { MessageKept } from '../messages/shown_message.ts'
import { leadKey } from '../requests/lead_key.server.ts'
import type { LeadSubmission } from './lead_submission.ts'
import { contactCommands, contactNote } from './contact_commands.server.ts'
import { planningCommands } from './planning_commands.server.ts'
import { progressCommands } from './progress_commands.server.ts'
import { progressKept, type ProgressState } from './progress_values.ts'
import { removalCommands } from './removal_commands.server.ts'
import { asideCommands } from './set_aside.server.ts'

/** What a refused form of a lead's page keeps, by panel. */
export interface LeadKept {
	progress: Partial<ProgressState>
	contact: { note: string }
	order: MessageKept
	aside: object
	stops: { seen: string }
	removal: object
}
export type LeadRefusal<Panel extends keyof LeadKept> = Refusal<LeadKept[Panel]>
type AnyKept = { [Panel in keyof LeadKept]: { panel: Panel } & LeadKept[Panel] }[keyof LeadKept]

const orderCommands = {
	async 'confirm-order'({ params, url, ...submission }: LeadSubmission) {
		const lead = leadKey(params)
		if (lead.form !== 'order') throw data(null, { status: 400 })
		return composeMessage(
			orderConfirmation,
			{ ...submission, place: { lead }, search: url.searchParams },
			submission.form,
		)
	},
}

function keeps({ form }: LeadSubmission): AnyKept {
	const intent = formText(form, 'intent')
	if (Object.hasOwn(progressCommands, intent)) return { panel: 'progress', ...progressKept(form) }
	if (Object.hasOwn(orderCommands, intent))
		return { panel: 'order', ...messageValues(orderConfirmation.fields, form) }
	if (Object.hasOwn(planningCommands, intent)) return { panel: 'stops', seen: '' }
	if (Object.hasOwn(asideCommands, intent)) return { panel: 'aside' }
	if (Object.hasOwn(removalCommands, intent)) return { panel: 'removal' }
	return { panel: 'contact', note: contactNote(form) }
}

/** The action of a lead's page: the commands of its panels. */
export const leadPageAction = officeAction({
	keeps,
	commands: {
		...progressCommands,
		...contactCommands,
		...orderCommands,
		...planningCommands,
		...asideCommands,
		...removalCommands,
	},
})

/** Action data of a lead's page. */
export type LeadPageOutcome = { ok: true } | Refusal<AnyKept>
