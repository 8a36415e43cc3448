import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Store } from '#db/store.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore } from '#test/stores.ts'
import { until } from '#test/until.ts'
import { countView, viewsPerAddressAndHour } from './view.server.ts'
import { voteOnArticle, voteReceipt, votesPerAddressAndHour } from './vote.server.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const slug = 'cart-repair'

function polling(store: Store) {
	const { log, lines } = recordedLog()
	const vote = (browserId: string, isHelpful = true, address = browserId, at = now) =>
		voteOnArticle({ store, log }, { slug, isHelpful }, { browserId, address, requestId: 'r' }, at)
	const counts = async () => {
		const { view_count, helpful_count, not_helpful_count } = await store.db
			.selectFrom('kb_articles')
			.selectAll()
			.where('slug', '=', slug)
			.executeTakeFirstOrThrow()
		return [view_count, helpful_count, not_helpful_count]
	}
	return { log, lines, vote, counts }
}
const versionOf = (store: Store) => store.db.selectFrom('content_version').select('version').execute()

describeEachStore('a vote on an article', (fresh) => {
	test('HE-04 is counted for each of 200 simultaneous voters, each with a view, and no page is rendered again', async () => {
		const store = await fresh({ seed: true })
		const { vote, counts } = polling(store)
		const before = await versionOf(store)
		// On a busy machine some votes time out waiting for the store and must be retried.
		const voters = Array.from({ length: 200 }, (_, number) =>
			until(async () =>
				expect(await vote(`browser-${number}`, number % 4 !== 0)).toMatchObject({ ok: true }),
			),
		)
		await Promise.all(voters)
		expect(await counts()).toEqual([200, 150, 50])
		expect(await versionOf(store)).toEqual(before)
	})

	test('D19 from one browser counts once however often it is sent, and keeps its first value', async () => {
		const store = await fresh({ seed: true })
		const { vote, counts } = polling(store)
		const results = await Promise.all(
			Array.from({ length: 50 }, (_, at) => vote('one', true, `10.0.0.${at}`)),
		)
		expect(new Set(results.map((result) => result.ok && result.voteId)).size).toBe(1)
		expect(await vote('one', false)).toMatchObject({ ok: true, isHelpful: true })
		expect(await counts()).toEqual([1, 1, 0])
		const votes = await store.db.selectFrom('article_votes').selectAll().execute()
		expect(votes).toHaveLength(1)
		expect(JSON.stringify(votes), 'the browser is not named').not.toContain('"one"')
	})

	test('D19 is limited per address and hour, and refused votes leave no trace', async () => {
		const store = await fresh({ seed: true })
		const { vote, counts } = polling(store)
		for (let at = 0; at < votesPerAddressAndHour; at += 1) await vote(`browser-${at}`, true, '203.0.113.1')
		expect(await vote('one more', true, '203.0.113.1')).toEqual({ ok: false, reason: 'too-many' })
		expect(await vote('browser-0', true, '203.0.113.1'), 'a repeat is not counted').toMatchObject({
			ok: true,
		})
		expect(await counts()).toEqual([votesPerAddressAndHour, votesPerAddressAndHour, 0])
		expect(await vote('one more', true, '203.0.113.2')).toMatchObject({ ok: true })
		const later = new Date(now.getTime() + 61 * 60_000)
		expect(await vote('another', true, '203.0.113.1', later)).toMatchObject({ ok: true })
	})

	test('HE-04 that fails halfway is not counted, is logged, and can be sent again', async () => {
		const store = await fresh({ seed: true })
		const { vote, counts, lines } = polling(store)
		await sql`alter table rate_limits rename to rate_limits_away`.execute(store.db)
		expect(await vote('one')).toEqual({ ok: false, reason: 'unavailable' })
		expect(lines.map(({ message }) => message)).toContain('vote not counted')
		await sql`alter table rate_limits_away rename to rate_limits`.execute(store.db)
		expect(await counts()).toEqual([0, 0, 0])
		expect(await vote('one')).toMatchObject({ ok: true })
		expect(await counts()).toEqual([1, 1, 0])
	})

	test('on an unpublished or unknown article is refused', async () => {
		const store = await fresh({ seed: true })
		const { vote, counts } = polling(store)
		await store.db.updateTable('kb_articles').set({ is_published: false }).where('slug', '=', slug).execute()
		expect(await vote('one')).toEqual({ ok: false, reason: 'missing' })
		expect(await counts()).toEqual([0, 0, 0])
	})

	test('has a receipt with its value, for a day, on its own article', async () => {
		const store = await fresh({ seed: true })
		const { vote, log } = polling(store)
		const cast = await vote('one', false)
		if (!cast.ok) throw new Error(cast.reason)
		const receipt = (id: string | null, article = `help-${slug}`, at = now) =>
			voteReceipt({ store, log }, article, id, at)
		expect(await receipt(cast.voteId)).toEqual({ isHelpful: false })
		expect(await receipt(cast.voteId, 'help-cart-size')).toBeNull()
		expect(await receipt(cast.voteId, undefined, new Date(now.getTime() + 25 * 60 * 60_000))).toBeNull()
		for (const stray of [null, 'helpful', `'; drop table article_votes; --`]) {
			expect(await receipt(stray)).toBeNull()
		}
	})

	test('is deleted with its article', async () => {
		const store = await fresh({ seed: true })
		const { vote } = polling(store)
		await vote('one')
		await store.db.deleteFrom('kb_articles').where('slug', '=', slug).execute()
		expect(await store.db.selectFrom('article_votes').selectAll().execute()).toEqual([])
	})
})

describeEachStore('a view of an article', (fresh) => {
	test('raises only the view count, for every concurrent reader, up to a limit per address and hour', async () => {
		const store = await fresh({ seed: true })
		const { counts, log, lines } = polling(store)
		const before = await versionOf(store)
		const view = (address: string, of = slug) =>
			countView({ store, log }, of, { address, requestId: 'r', browserId: null }, now)
		await Promise.all(Array.from({ length: 60 }, (_, at) => view(`10.0.0.${at}`)))
		expect(await counts()).toEqual([60, 0, 0])
		await view('203.0.113.1', 'nowhere')
		for (let at = 0; at < viewsPerAddressAndHour + 30; at += 1) await view('203.0.113.9')
		expect(await counts()).toEqual([60 + viewsPerAddressAndHour, 0, 0])
		expect(await versionOf(store)).toEqual(before)
		expect(lines).toEqual([])
	})
})
