import { Gauge, type Registry } from 'prom-client'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { MailState } from '#platform/mail/mail_state.ts'

/**
 * Adds gauges for the store, its outbox and the content. Returns a function that updates them before each scrape; while the store is down,
 * those of the outbox are absent.
 */
export function addGauges(
	registry: Registry,
	{ content, health }: { content: ContentHub; health: { mail(): Promise<MailState | null> } },
): () => Promise<void> {
	const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
	const reachable = gauge('store_reachable', '1 when the store answers within a second.')
	const fromStore = gauge(
		'content_from_store',
		'1 when pages show the content of the store, 0 when they show the built-in content.',
	)
	const waiting = gauge(
		'outbox_mails',
		'Mails that should have left or are about to; without those for visitors that are refused for good.',
	)
	const oldest = gauge('outbox_oldest_age_seconds', 'Age of the oldest mail that waits; 0 when none does.')
	const troubled = gauge(
		'outbox_troubled_mails',
		'Of the mails that wait, those whose last attempt failed, or for which no mail server is set.',
	)
	return async () => {
		fromStore.set(content.current.source === 'store' ? 1 : 0)
		const outbox = await health.mail()
		reachable.set(outbox ? 1 : 0)
		for (const one of [waiting, oldest, troubled]) one.remove()
		if (!outbox) return
		waiting.set(outbox.waiting)
		oldest.set(outbox.oldestSeconds ?? 0)
		troubled.set(outbox.troubled)
	}
}
