import { onTestFinished } from 'vitest'
import { acceptOffer } from '#app/offers/accept_offer.server.ts'
import { readOffer, wordsMark } from '#app/offers/read_offer.server.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { type Composer } from '#app/office/messages/compose_message.server.ts'
import type { Composing, LeadPlace } from '#app/office/messages/message_kind.ts'
import type { MessageForm } from '#app/office/messages/shown_message.ts'
import type { LeadKey } from '#app/leads/change_lead.server.ts'
import type { Store } from '#db/store.server.ts'
import { leadServices } from './lead_services.ts'
import { createStaff } from './office_leads.ts'
import { recordedLog } from './recorded_log.ts'

/** The composing context of a staff member, Kit, who writes messages about this request, with the store's content. */
export async function writerOf(
	store: Store,
	lead: LeadKey,
	now = new Date(),
	wake = () => undefined as void,
): Promise<Composing<LeadPlace>> {
	const { log } = recordedLog()
	const content = await openContentHub(store, log)
	onTestFinished(() => content.close())
	return {
		services: {
			...leadServices(store, { log, wake, publicUrl: 'https://hauler.example' }),
			content,
			sendsTexts: false,
		},
		staff: await createStaff(store, 'office', 'Kit'),
		place: { lead },
		search: new URLSearchParams(),
		now,
	}
}

/** The form on a message's page as it opens. */
export async function beginForm(
	composer: Composer<LeadPlace>,
	composing: Composing<LeadPlace>,
): Promise<MessageForm> {
	const page = await composer.page(composing)
	if (!('form' in page) || page.form === null) throw new Error('There is no form.')
	return page.form
}

/** The token of the most recently mailed offer; empty if there is none. */
export async function lastOfferToken({ db }: Store): Promise<string> {
	const mails = await db
		.selectFrom('outbox')
		.select('body')
		.where('clears_body', '=', true)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.execute()
	return /\/offer\?token=([\w-]+)/.exec(mails[0]?.body ?? '')?.[1] ?? ''
}

/** Accepts an offer as a customer who has read its current words. */
export async function acceptSeen(services: Parameters<typeof acceptOffer>[0], token: string, now: Date) {
	const offer = await readOffer(services.store.db, token)
	const seen = offer ? wordsMark(offer, services.content.current.facts) : ''
	const visitor = { address: '203.0.113.7', userAgent: 'A phone', requestId: 'r' }
	return acceptOffer(services, token, { name: 'June Alvarez', seen }, visitor, now)
}
