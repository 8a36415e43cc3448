import { useCallback, useEffect, useRef, useState } from 'react'
import type { Mark, TakenMark } from './mark.ts'
import { countWaiting, forgetMarksBefore, storeMark, type StoredMark, marksOfDay } from './mark_store.ts'
import { type Connection, sendMarks } from './send_marks.ts'

/** The retry delay while marks wait, so that they arrive within 5 s after the connection is back. */
const againMs = 3_000

/** The marks of a day on this phone and the state of sending. */
export interface DayMarks {
	byStop: ReadonlyMap<string, StoredMark>
	/** The number of waiting marks, of this driver and of others. */
	waiting: { own: number; others: number }
	connection: Connection
	/** Stores a mark and sends it. Throws if the browser does not allow storage. */
	add(mark: Mark & { about: string; photo: Blob | null }): Promise<void>
}

/** Stores a driver's marks of a day, then sends them, with retries until they have arrived. */
export function useMarks(staff: string, day: string): DayMarks {
	const [byStop, setByStop] = useState<ReadonlyMap<string, StoredMark>>(new Map())
	const [waiting, setWaiting] = useState({ own: 0, others: 0 })
	const [connection, setConnection] = useState<Connection>('sent')
	const kick = useRef<(isBack?: boolean) => void>(() => undefined)

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined
		let isBusy = false
		let isOver = false
		let attempt = new AbortController()
		const count = async () => {
			const counted = await countWaiting(staff)
			if (!isOver) setWaiting(counted)
			return counted.own
		}
		const onTaken = (taken: readonly TakenMark[]) => {
			setByStop((before) => withTaken(before, taken))
			void count()
		}
		const run = async () => {
			if (isBusy || isOver) return
			isBusy = true
			clearTimeout(timer)
			try {
				attempt = new AbortController()
				if ((await count()) > 0) setConnection(await sendMarks(staff, onTaken, attempt.signal))
				if ((await count()) === 0) setConnection('sent')
				else timer = setTimeout(() => void run(), againMs)
			} catch {
				// Without storage, forms are submitted directly.
				timer = setTimeout(() => void run(), againMs)
			}
			isBusy = false
		}
		kick.current = (isBack = false) => {
			// A request hanging on a lost connection would hold up the others.
			if (isBack) attempt.abort()
			void run().then(() => (isBack ? run() : undefined))
		}
		const onBack = () => kick.current(true)
		const onShown = () => document.visibilityState === 'visible' && kick.current()
		addEventListener('online', onBack)
		document.addEventListener('visibilitychange', onShown)
		void marksOfDay(staff, day).then(
			(kept) => setByStop((made) => new Map([...kept, ...made])),
			() => undefined,
		)
		void forgetMarksBefore(day).catch(() => undefined)
		void navigator.storage.persist().catch(() => false)
		kick.current()
		return () => {
			isOver = true
			clearTimeout(timer)
			attempt.abort()
			removeEventListener('online', onBack)
			document.removeEventListener('visibilitychange', onShown)
		}
	}, [staff, day])

	const add: DayMarks['add'] = useCallback(
		async (mark) => {
			const kept: StoredMark = { ...mark, staff, waits: 1, taken: null }
			await storeMark(kept)
			setByStop((before) => new Map(before).set(mark.stop, kept))
			kick.current()
		},
		[staff],
	)
	return { byStop, waiting, connection, add }
}

function withTaken(
	before: ReadonlyMap<string, StoredMark>,
	taken: readonly TakenMark[],
): ReadonlyMap<string, StoredMark> {
	const byKey = new Map(taken.map((one) => [one.key, one]))
	return new Map(
		[...before].map(([stop, mark]) => {
			const own = byKey.get(mark.key)
			return [stop, own ? { ...mark, waits: 0 as const, photo: null, taken: own } : mark]
		}),
	)
}
