import { answerPanel } from './answer.server.ts'
import type { Composing, LeadPlace } from './message_kind.ts'
import { offersPanel } from './offers_panel.server.ts'
import { orderPanel } from './order_panel.server.ts'
import { textPanel } from './text.server.ts'

export type MessagePanels = Awaited<ReturnType<typeof messagePanels>>

/** Returns the panels of a lead's page: messages that were sent and messages that can be written. */
export async function messagePanels(composing: Composing<LeadPlace>) {
	return {
		order: composing.place.lead.form === 'order' ? await orderPanel(composing) : null,
		answer: answerPanel(composing),
		offers: await offersPanel(composing),
		texts: await textPanel(composing),
	}
}
