import { randomUUID } from 'node:crypto'
import { expect, onTestFailed, test } from 'vitest'
import type { Mark, TakenMark } from '#app/office/drive/mark.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { serviceEntries } from '#test/service_entries.ts'
import { signIn } from '#test/staff.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { phoneJpeg } from '#test/test_pictures.ts'
import { retryUntilAnswered, startKilledServer } from './killed_server.ts'
import { seededRandom } from './seeded_random.ts'

const rounds = Number(process.env.CRASH_ROUNDS ?? 4)
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)
/** The number of neighbors who send requests concurrently, each repeatedly until the last round is over. */
const neighbors = 4

/** A request with its stop and the two marks that the driver made. */
interface Driven {
	leadId: string
	stop: StopRow
	marks: Mark[]
}

/** A neighbor requests a new wheel, which plans a stop automatically; a driver marks it not done, then done with a photo. */
async function askAndDrive(
	{ store, url, cookie, photo }: { store: FreshStore; url: string; cookie: string; photo: Buffer },
	number: number,
	failures: { count: number },
): Promise<Driven> {
	const idempotency_key = `stops-${seed}-${number}`.padEnd(32, '0')
	const wish = {
		kind: 'broken-cart',
		cart_problem: 'wheel',
		email: `n${number}@example.com`,
		idempotency_key,
	}
	const leadId = await retryUntilAnswered(async () => {
		const asked = await fetch(`${url}/service-request`, {
			method: 'POST',
			body: serviceEntries({ ...wish, name: `Neighbor ${number}` }),
			headers: { origin: url, 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` },
			redirect: 'manual',
		})
		return /[?&]sent=([\w-]+)/.exec(asked.headers.get('location') ?? '')?.[1] ?? null
	}, failures)
	const stop = await store.db
		.selectFrom('stops')
		.selectAll()
		.where('lead_id', '=', leadId)
		.executeTakeFirstOrThrow()
	const markOf = (state: Mark['state'], ms: number): Mark => ({
		key: randomUUID(),
		stop: stop.id,
		day: stop.day,
		state,
		reason: state === 'done' ? '' : 'Nobody home',
		cart_number: state === 'done' ? `96-${number}` : '',
		made_at: new Date(Date.parse(stop.created_at) + ms).toISOString(),
	})
	const marks = [markOf('not-done', 1), markOf('done', 2)]
	for (const mark of marks)
		await retryUntilAnswered(async () => {
			const form = new FormData()
			form.append('marks', JSON.stringify([mark]))
			if (mark.state === 'done') form.append('photo', new File([Buffer.from(photo)], `${mark.key}.jpg`))
			const init = {
				method: 'POST',
				body: form,
				headers: { origin: url, cookie },
				redirect: 'manual',
			} as const
			const answer = await fetch(`${url}/admin/drive/marks`, init)
			if (answer.status !== 200) return null
			const { taken } = (await answer.json()) as { taken: TakenMark[] }
			return taken.find(({ key }) => key === mark.key) ?? null
		}, failures)
	return { leadId, stop, marks }
}

describeEachStore('the production server, killed while stops are planned and marked', (fresh) => {
	test('FI-99 plans each stop once and takes each mark once, with its history and its photo', async () => {
		onTestFailed(() => console.error(`To see this again: CRASH_SEED=${seed}`))
		const random = seededRandom(seed)
		const store = await fresh({ seed: true })
		await store.db.updateTable('stop_rules').set({ promises_day: true }).where('id', '=', 'repair').execute()
		const { url, killOften } = await startKilledServer(store)
		const cookie = await signIn({ url, store }, 'driver')
		const failures = { count: 0 }
		const photo = await phoneJpeg(400, 300)
		const closing = new AbortController()
		let number = 0
		const drive = async () => {
			const driven: Driven[] = []
			while (!closing.signal.aborted)
				driven.push(await askAndDrive({ store, url, cookie, photo }, ++number, failures))
			return driven
		}
		const working = Promise.all(Array.from({ length: neighbors }, drive))
		working.catch(() => undefined)
		await killOften(rounds, random)
		closing.abort()
		const driven = (await working).flat()
		expect(failures.count).toBeGreaterThan(0)
		expect(driven.length).toBeGreaterThanOrEqual(neighbors)

		const { db } = store
		const stops = await db.selectFrom('stops').selectAll().execute()
		expect(stops.map(({ lead_id }) => lead_id).toSorted()).toEqual(
			driven.map(({ leadId }) => leadId).toSorted(),
		)
		for (const { state, done_by, reason } of stops)
			expect([state, done_by, reason]).toEqual(['done', 'Test driver', null])
		const marks = await db.selectFrom('stop_marks').selectAll().execute()
		expect(marks.map(({ id }) => id).toSorted()).toEqual(
			driven.flatMap((one) => one.marks.map(({ key }) => key)).toSorted(),
		)
		for (const { state, outcome, photo: id } of marks)
			expect([outcome, id !== null]).toEqual(['taken', state === 'done'])
		const history = await db.selectFrom('content_history').select('row_id').execute()
		expect(history.map(({ row_id }) => row_id).toSorted()).toEqual(
			stops.flatMap(({ id }) => [id, id]).toSorted(),
		)
		const lines = await db.selectFrom('lead_events').select('lead_id').where('kind', '=', 'stop').execute()
		expect(lines).toHaveLength(3 * driven.length)
	})
})
