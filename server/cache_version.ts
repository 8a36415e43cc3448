import { openingState } from '#app/company/opening_state.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { rowsIn } from '#app/content/listing.ts'
import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'
import { weekOfConfirmation } from '#app/pages/order/start_weeks.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import { firstDayToCome } from '#app/pickup/schedule/trucks_out.ts'
import type { Reads } from './content_reads.ts'

/** How often to check the time; for this long, pages may say that the office is open when it has just closed. */
const checkMs = 1000

/**
 * The version of cached pages. It rises when content changes, when a day begins at the office, when the office opens or closes, when an
 * area's truck is back (which ends its pickups of today), and when it becomes too late to order service for this week.
 */
export class CacheVersion {
	#current = 0
	#moment: string
	/** The version in which each part of the content last changed, and the one in which all pages became stale. */
	readonly #changed = new Map<keyof Snapshot, number>()
	#allBecameStale = 0
	readonly #timer: NodeJS.Timeout
	readonly #stopListening: () => void
	#onChange: () => void = () => undefined

	constructor(content: ContentHub) {
		const moment = () => officeMoment(content.current)
		this.#moment = moment()
		this.#stopListening = content.onReload((now, before) => {
			this.#current += 1
			this.#moment = officeMoment(now)
			for (const part of Object.keys(now) as (keyof Snapshot)[]) {
				if (now[part] !== before[part]) this.#changed.set(part, this.#current)
			}
			this.#onChange()
		})
		this.#timer = setInterval(() => this.#check(moment()), checkMs).unref()
	}

	get current(): number {
		return this.#current
	}

	/** Sets the only listener, which is called each time the version rises. */
	onChange(listener: () => void): void {
		this.#onChange = listener
	}

	/** Reports whether a page rendered from `reads` in version `since` would render the same now. */
	isFresh(since: number, reads: Reads): boolean {
		if (since === this.#current) return true
		if (reads === 'all' || this.#allBecameStale > since) return false
		return [...reads].every((part) => (this.#changed.get(part) ?? 0) <= since)
	}

	#check(moment: string): void {
		if (moment === this.#moment) return
		this.#moment = moment
		this.#allBecameStale = this.#current += 1
		this.#onChange()
	}

	close(): void {
		clearInterval(this.#timer)
		this.#stopListening()
	}
}

/**
 * The time-dependent facts on pages: the office's date, the first day with pickups left for each area, when the office next opens or
 * closes, and from which week service can be ordered.
 */
function officeMoment(content: Snapshot): string {
	const { facts, pickupAreas } = content
	const now = new Date()
	const here = localTimeOf(now, facts)
	const rules = scheduleRules(content)
	return [
		here.date,
		...rowsIn(pickupAreas).map((area) => firstDayToCome(here, area, rules)),
		openingState(now, facts).until,
		weekOfConfirmation(facts, now),
	].join(' ')
}
