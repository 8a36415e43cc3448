import { compareText } from '#platform/text/compare_text.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Mark, TakenMark } from './mark.ts'

/** A mark stored on this phone until it has arrived, and then until its day is over. */
export interface StoredMark extends Mark {
	/** The id of the driver who made it; it is only sent in their session. */
	staff: string
	/** The stop in words, for the list of waiting marks. */
	about: string
	photo: Blob | null
	/** 1 until the office has received it. A number, because IndexedDB cannot index booleans. */
	waits: 0 | 1
	/** The result; null while it waits. */
	taken: TakenMark | null
}

interface Marks extends DBSchema {
	marks: {
		key: string
		value: StoredMark
		indexes: { waiting: [number, string, string]; day: [string, string] }
	}
}

let opened: Promise<IDBPDatabase<Marks>> | undefined

function open(): Promise<IDBPDatabase<Marks>> {
	opened ??= openDB<Marks>('drive', 1, {
		upgrade(db) {
			const marks = db.createObjectStore('marks', { keyPath: 'key' })
			marks.createIndex('waiting', ['waits', 'staff', 'made_at'])
			marks.createIndex('day', ['staff', 'day'])
		},
	})
	return opened
}

/** Runs `work`; if it fails, reopens the database and retries once, because phones close the database of a page in the background. */
async function inDatabase<Result>(work: (db: IDBPDatabase<Marks>) => Promise<Result>): Promise<Result> {
	try {
		return await work(await open())
	} catch {
		opened = undefined
		return work(await open())
	}
}

const waitingOf = (staff: string) => IDBKeyRange.bound([1, staff, ''], [1, staff, '\uFFFF'])

/** Stores a mark durably on the phone. Throws if the browser does not allow storage. */
export async function storeMark(mark: StoredMark): Promise<void> {
	await inDatabase(async (db) => {
		const write = db.transaction('marks', 'readwrite', { durability: 'strict' })
		await Promise.all([write.store.put(mark), write.done])
	})
}

/** Returns a driver's marks of any day that have not arrived yet, oldest first, up to `most`. */
export async function waitingMarks(staff: string, most: number): Promise<StoredMark[]> {
	return inDatabase((db) => db.getAllFromIndex('marks', 'waiting', waitingOf(staff), most))
}

/** Counts the waiting marks of this driver and of others who used this phone. */
export async function countWaiting(staff: string): Promise<{ own: number; others: number }> {
	return inDatabase(async (db) => {
		const own = await db.countFromIndex('marks', 'waiting', waitingOf(staff))
		const all = await db.countFromIndex('marks', 'waiting', IDBKeyRange.bound([1], [2], false, true))
		return { own, others: all - own }
	})
}

/** Returns the latest mark of each stop on a day, by the stop's id. */
export async function marksOfDay(staff: string, day: string): Promise<Map<string, StoredMark>> {
	const marks = await inDatabase((db) => db.getAllFromIndex('marks', 'day', [staff, day]))
	const inOrder = marks.toSorted((one, other) => compareText(one.made_at, other.made_at))
	return new Map(inOrder.map((mark) => [mark.stop, mark]))
}

/** Stores the results of marks and deletes their photos, which the office now has. */
export async function settleMarks(taken: readonly TakenMark[]): Promise<void> {
	await inDatabase(async (db) => {
		const write = db.transaction('marks', 'readwrite', { durability: 'strict' })
		for (const one of taken) {
			const mark = await write.store.get(one.key)
			if (mark) await write.store.put({ ...mark, photo: null, waits: 0, taken: one })
		}
		await write.done
	})
}

/** Deletes marks of earlier days that have arrived. */
export async function forgetMarksBefore(day: string): Promise<void> {
	const settled = IDBKeyRange.bound([0], [1], false, true)
	await inDatabase(async (db) => {
		const write = db.transaction('marks', 'readwrite')
		for await (const cursor of write.store.index('waiting').iterate(settled))
			if (cursor.value.day < day) await cursor.delete()
		await write.done
	})
}
