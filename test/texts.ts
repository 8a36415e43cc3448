import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { MessagePlace, Sent } from '#app/office/messages/message_kind.ts'
import { queueText } from '#app/office/messages/queue_text.server.ts'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Staff } from '#app/office/sign_in/staff.server.ts'
import { twilioSender } from '#server/texts/twilio_sender.ts'
import { startTextWorker } from '#server/texts/worker.ts'
import type { Store } from '#db/store.server.ts'
import type { TextRow } from '#db/text_rows.ts'
import { type LogLine, recordedLog } from './recorded_log.ts'
import { leadServices } from './lead_services.ts'
import type { TwilioService } from './twilio_service.ts'

export const publicUrl = 'https://hauler.example'

/** A Wednesday at 11 AM in the company's time zone, when texts are sent at once. */
export const daytime = new Date('2026-11-18T18:00:00.000Z')

/** Queues a text as the office does, as the answer to all waiting texts, or to those in `answers`. */
export async function writeText(
	store: Store,
	staff: Staff,
	place: MessagePlace,
	text: string,
	{
		number = '+19705550142',
		key = randomUUID() as string,
		now = daytime,
		answers = undefined as string[] | undefined,
	} = {},
): Promise<Sent> {
	const services = { ...leadServices(store), wake: () => undefined }
	const waiting = await store.db.selectFrom('texts').select('id').where('raised_at', 'is not', null).execute()
	const draft = { key, number, text, answers: answers ?? waiting.map(({ id }) => id) }
	return queueText({ services, staff, place, now }, draft)
}

/** Runs the text worker with the clock `now` until the test ends; returns its log. */
export function runTexts(
	store: Store,
	twilio: TwilioService,
	now: () => Date = () => daytime,
	content: Pick<ContentHub, 'current'> = { current: builtInSnapshot() },
): LogLine[] {
	const { log, lines } = recordedLog()
	const worker = startTextWorker({
		store,
		log,
		content,
		sender: twilioSender({ ...twilio.account, publicUrl }, 5000),
		processId: 'test',
		pollMs: 30,
		clock: { now, elapsed: () => performance.now(), timer: (ms) => ms },
	})
	onTestFinished(() => worker.stop())
	return lines
}

/** Every text, oldest first. */
export function allTexts({ db }: Store): Promise<TextRow[]> {
	return db.selectFrom('texts').selectAll().orderBy('created_at').orderBy('id').execute()
}

/** The hidden fields of a page's form for a text. */
export function hiddenWithText(html: string): Record<string, string> {
	const names = ['key', 'number', 'answers']
	const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
	return Object.fromEntries(names.map((name) => [name, valueOf(name)]))
}
