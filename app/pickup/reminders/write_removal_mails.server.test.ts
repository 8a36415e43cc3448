import { expect, onTestFinished, test } from 'vitest'
import { noPortals } from '#app/company/portals.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { addWindsor } from '#test/second_towns.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore } from '#test/stores.ts'
import { areaId, insertSubscriptions } from '#test/subscriptions.ts'
import { findArea } from '../find_area.server.ts'
import { writeRemovalMails } from './write_removal_mails.server.ts'

const now = new Date('2026-11-23T18:00:00Z')

describeEachStore('reminders of a deleted area', (fresh) => {
	test('PD-24 end with a single mail that says so, whichever server writes it, and those of other areas continue', async () => {
		const store = await fresh({ seed: true })
		const area_id = await areaId(store, 'windsor-lake')
		const told = await insertSubscriptions(store, 120, { area_id })
		const quiet = [
			await insertSubscriptions(store, 1, { area_id, confirmed_at: null }),
			await insertSubscriptions(store, 1, { area_id, ended_at: '2026-11-10T12:00:00.000Z' }),
			await insertSubscriptions(store, 1, { area_id: await areaId(store, 'wellington') }),
		].flat()
		const content = await openContentHub(store, recordedLog().log, noPortals)
		onTestFinished(() => content.close())
		const services = { store, content, publicUrl: 'https://hauler.example', wake: () => undefined }
		expect(await writeRemovalMails(services, now)).toBe(0)

		const { name } = await store.db
			.selectFrom('pickup_areas')
			.select('name')
			.where('id', '=', area_id)
			.executeTakeFirstOrThrow()
		await store.db.deleteFrom('pickup_areas').where('id', '=', area_id).execute()
		const written = await Promise.all([1, 2].map(() => writeRemovalMails(services, now)))
		expect(written.reduce((sum, count) => sum + count)).toBe(120)
		expect(await writeRemovalMails(services, now)).toBe(0)

		const mails = await store.db.selectFrom('outbox').selectAll().orderBy('id').execute()
		expect(mails.map(({ to_address }) => to_address).toSorted()).toEqual(
			told.map(({ email }) => email).toSorted(),
		)
		expect(mails[0]).toMatchObject({
			kind: 'reminder',
			subject: `Your pickup reminders have ended: ${name}`,
			body: expect.stringContaining(`${name} is no longer one of our pickup areas`),
		})
		const ended = await store.db
			.selectFrom('pickup_subscriptions')
			.select(['id', 'ended_at'])
			.where('ended_at', '=', now.toISOString())
			.orderBy('id')
			.execute()
		expect(ended.map(({ id }) => id)).toEqual(told.map(({ id }) => id).toSorted())
		expect(ended.map(({ id }) => id)).not.toContain(quiet[2]?.id)
	})

	test('FI-130 name the town, as does the former address, if another town has an area of the same name', async () => {
		const store = await fresh({ seed: true })
		await addWindsor(store)
		await store.db.deleteFrom('street_list').execute()
		const change = (slug: string, changes: { slug?: string; name?: string; is_active?: boolean }) =>
			store.db.updateTable('pickup_areas').set(changes).where('slug', '=', slug).execute()
		await change('windsor-california', { slug: 'windsor-west' })
		const named = new Map([
			['windsor-lake', 'East side (Windsor, CO)'],
			['windsor-west', 'East side (Windsor, CA)'],
			['wellington', 'East side'],
		])
		for (const slug of named.keys()) await change(slug, { name: 'East side' })
		const { log } = recordedLog()
		const content = await openContentHub(store, log, noPortals)
		onTestFinished(() => content.close())
		const services = { store, content, log, publicUrl: 'https://hauler.example', wake: () => undefined }
		for (const [slug, name] of named) {
			const area_id = await areaId(store, slug)
			await insertSubscriptions(store, 1, { area_id })
			await change(slug, { is_active: false })
			await content.reload()
			expect(await findArea(services, slug), 'off the site').toMatchObject({ kind: 'removed', name })
			await store.db.deleteFrom('pickup_areas').where('id', '=', area_id).execute()
			await content.reload()
			expect(await findArea(services, slug), 'deleted').toMatchObject({ kind: 'removed', name })
			expect(await writeRemovalMails(services, now)).toBe(1)
			const mail = await store.db
				.selectFrom('outbox')
				.select('body')
				.where('subject', '=', `Your pickup reminders have ended: ${name}`)
				.executeTakeFirst()
			expect(mail?.body).toContain(`${name} is no longer one of our pickup areas`)
		}
		expect(await findArea(services, 'windsor-california'), 'its former address').toMatchObject({
			kind: 'removed',
			name: 'East side (Windsor, CA)',
		})
	})
})
