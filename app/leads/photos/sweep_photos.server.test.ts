import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { openPictureStorage } from '#app/pictures/storage.server.ts'
import { sendLead } from '#test/office_leads.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { insertPhotos } from './photo_rows.server.ts'
import { photoNames } from './photo_name.ts'
import { sweepPhotos } from './sweep_photos.server.ts'

const now = new Date('2026-11-21T14:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600_000)

function openStorage() {
	const folder = mkdtempSync(join(tmpdir(), 'hauler-photos-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	const storage = openPictureStorage(folder, null)
	return {
		storage,
		async put(id: string, writtenAt: Date) {
			for (const name of photoNames(id)) {
				await storage.put(name, Buffer.from('photo'), 'image/webp')
				utimesSync(join(folder, 'uploads', name), writtenAt, writtenAt)
			}
		},
		async ids() {
			const names = new Set<string>()
			for await (const { name } of storage.list()) names.add(name.slice('photo-'.length, 42))
			return [...names].toSorted()
		},
	}
}

const idOf = (digit: string) => `${digit.repeat(8)}-0000-0000-0000-000000000000`

async function photoOf(store: FreshStore, id: string, sentAt: Date): Promise<string> {
	const { leadId } = await sendLead(store, 'service-request', { message: id }, sentAt)
	const lead = { id: leadId, created_at: sentAt.toISOString() }
	await store.db
		.transaction()
		.execute((trx) => insertPhotos(trx, lead, [{ id, position: 1, width: 40, height: 30 }]))
	return leadId
}

describeStore('sqlite', 'old photos', (fresh) => {
	test('PD-37 are deleted after a year, if an earlier version removed their request, or if they never belonged to one', async () => {
		const store = await fresh()
		const { storage, put, ids } = openStorage()
		const [recent, old, removed, orphan, arriving] = ['1', '2', '3', '4', '5'].map(idOf) as [
			string,
			string,
			string,
			string,
			string,
		]
		await photoOf(store, recent, daysAgo(364))
		await photoOf(store, old, daysAgo(366))
		const gone = await photoOf(store, removed, daysAgo(2))
		await store.db.deleteFrom('lead_work').where('lead_id', '=', gone).execute()
		for (const id of [recent, old, removed, orphan]) await put(id, daysAgo(2))
		await put(arriving, now)
		await storage.put('somebody-else.webp', Buffer.from('kept'), 'image/webp')
		const { log, lines } = recordedLog()
		await sweepPhotos({ store, storage, log }, sampleFacts, now)
		expect(lines).toEqual([
			{ level: 'info', message: 'old photos deleted', fields: { deleted: 2, files: 6 } },
		])
		expect(await store.db.selectFrom('lead_photos').select('id').execute()).toEqual([{ id: recent }])
		expect(await ids()).toEqual(expect.arrayContaining([recent, arriving]))
		expect(await ids()).toHaveLength(3)
		expect(await store.db.selectFrom('service_requests').select('id').execute()).toHaveLength(3)
	})
})
