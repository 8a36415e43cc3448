import { expect, test } from 'vitest'
import { openContentHub } from '#app/content/open_content.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { leadRow, stopRow } from '#test/rows.ts'
import { describeEachStore } from '#test/stores.ts'
import type { StopKind, StopRow } from '#db/stop_rows.ts'
import { containerToFetch } from './container_to_fetch.server.ts'

const kinds = {
	brought: 'deliver-container',
	swapped: 'swap-container',
	fetched: 'pick-up-container',
} as const
const small = 'rolloff-12-yard'
const large = 'rolloff-20-yard'
const byHand = { form: null, lead_id: null }

/** A stop on a day in December, of request `a` by default; its id names kind and day. */
function stop(day: number, done: keyof typeof kinds, more: Partial<StopRow> = {}): StopRow {
	const kind: StopKind = kinds[done]
	const date = `2026-12-${String(day).padStart(2, '0')}`
	const own = { id: `${done} on ${day}`, kind, day: date, state: 'done', container_id: large } as const
	return stopRow({ ...own, form: 'rolloff', lead_id: 'a', ...more })
}

describeEachStore('a stop that fetches a container', (fresh) => {
	/** Returns which of these stops' containers the last one fetches. */
	async function fetchedBy(stops: readonly StopRow[]) {
		const store = await fresh({ seed: true })
		const { db } = store
		await db
			.insertInto('leads')
			.values(['a', 'b'].map((id) => leadRow({ id, form: 'rolloff' })))
			.execute()
		for (const one of stops) await db.insertInto('stops').values(one).execute()
		const { current } = await openContentHub(store, recordedLog().log)
		return containerToFetch(db, current, stops.at(-1) ?? stop(1, 'fetched'))
	}

	test('FI-95 takes the container that was brought first and that no other stop takes', async () => {
		const two = [stop(1, 'brought'), stop(2, 'brought')]
		expect(await fetchedBy([...two, stop(5, 'fetched')])).toBe('brought on 1')
		const taken = { fetches: 'brought on 1' }
		expect(await fetchedBy([...two, stop(4, 'fetched', taken), stop(5, 'fetched', taken)])).toBe(
			'brought on 2',
		)
		const back = stop(4, 'fetched', { ...taken, state: 'taken-back' })
		expect(await fetchedBy([...two, back, stop(5, 'fetched')])).toBe('brought on 1')
		expect(await fetchedBy([...two, stop(5, 'fetched', { fetches: 'brought on 2' })])).toBe('brought on 2')
		expect(await fetchedBy([stop(6, 'brought'), stop(5, 'fetched')])).toBeNull()
		expect(await fetchedBy([stop(5, 'brought', { state: 'planned' }), stop(5, 'fetched')])).toBe(
			'brought on 5',
		)
		expect(await fetchedBy([stop(1, 'brought', { state: 'taken-back' }), stop(5, 'fetched')])).toBeNull()
		expect(await fetchedBy([...two, stop(5, 'brought')])).toBeNull()
	})

	test('FI-95 takes a container of its size, and a swap may also take one of another size', async () => {
		const sizes = [stop(1, 'brought', { container_id: small }), stop(2, 'brought')]
		expect(await fetchedBy([...sizes, stop(5, 'fetched')])).toBe('brought on 2')
		expect(await fetchedBy([...sizes, stop(5, 'swapped')])).toBe('brought on 2')
		const [one] = sizes as [StopRow]
		expect(await fetchedBy([one, stop(5, 'fetched')])).toBeNull()
		expect(await fetchedBy([one, stop(5, 'swapped')])).toBe('brought on 1')
		expect(await fetchedBy([one, stop(5, 'fetched', { container_id: null })])).toBe('brought on 1')
	})

	test('FI-95 takes none of another request, but one at its address if either stop belongs to no request', async () => {
		expect(await fetchedBy([stop(1, 'brought'), stop(5, 'fetched', { lead_id: 'b' })])).toBeNull()
		expect(await fetchedBy([stop(1, 'brought'), stop(5, 'fetched', byHand)])).toBe('brought on 1')
		expect(await fetchedBy([stop(1, 'brought', byHand), stop(5, 'fetched')])).toBe('brought on 1')
		const elsewhere = { ...byHand, address: '9 Oak St, Windsor' }
		expect(await fetchedBy([stop(1, 'brought'), stop(5, 'fetched', elsewhere)])).toBeNull()
	})

	test('FI-95 recognizes its address however it is spelled', async () => {
		const at = (address: string) => [stop(1, 'brought'), stop(5, 'fetched', { ...byHand, address })]
		for (const same of ['318 maple street', '318 Maple Street, Windsor, CO 80550', '318  MAPLE ST. windsor'])
			expect(await fetchedBy(at(same)), same).toBe('brought on 1')
		for (const other of [
			'319 Maple St, Windsor',
			'318 Maple Ave, Windsor',
			'318 N Maple St, Windsor',
			'318 Maple St, Greeley',
			'Maple St, Windsor',
		])
			expect(await fetchedBy(at(other)), other).toBeNull()
		const [, theirs] = at('318 Maple St, Windsor, CA 95492') as [StopRow, StopRow]
		const ours = stop(1, 'brought', { address: '318 Maple St, Windsor, CO 80550' })
		expect(await fetchedBy([ours, theirs])).toBeNull()
	})
})
