import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { plannedContract } from '#app/content/planned_contract.ts'
import { type PickupDay, pickupDays } from '../area/area_content.server.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { pickupsBetween } from '../schedule/pickups.ts'
import { scheduleRules } from '../schedule/rules.ts'
import { setOutWords } from '../schedule/set_out.ts'
import type { Stream } from '../schedule/streams.ts'
import { firstDayToCome } from '../schedule/trucks_out.ts'

/** A day of a month; null in a first or last week for days that belong to another month. */
export type DayOfMonth = {
	number: number
	date: string
	streams: readonly Stream[]
	isMoved: boolean
} | null

export interface Month {
	/** `November 2026` */
	name: string
	/** Weeks from Sunday to Saturday. */
	weeks: readonly (readonly DayOfMonth[])[]
}

/** Twelve months, starting with the current one. */
export function yearContent(area: PickupAreaRow, snapshot: Snapshot, now: Date) {
	const here = localTimeOf(now, snapshot.facts)
	const { date: today } = here
	const first = `${today.slice(0, 7)}-01`
	const starts = Array.from({ length: 13 }, (_, index) => monthAfter(first, index))
	const last = addDays(civilDay(starts[12] ?? first), -1).date
	const rules = scheduleRules(snapshot)
	const days = pickupDays(pickupsBetween(area, first, last, rules))
	const byDate = new Map(days.map((day) => [day.date, day]))
	const firstToCome = firstDayToCome(here, area, rules)
	const next = days.find(({ date, isCanceled }) => date >= firstToCome && !isCanceled)
	return {
		name: area.name,
		setOut: setOutWords(next?.date ?? today, last, area, rules),
		contracted: plannedContract(area, 'pickupAreas', snapshot, last),
		streams: [...new Set(days.flatMap(({ streams }) => streams))],
		moved: days.filter(({ date, movedFrom, isCanceled }) => date >= today && (movedFrom || isCanceled)),
		months: starts.slice(0, 12).map((start) => month(start, byDate)),
	}
}

function month(start: string, byDate: ReadonlyMap<string, PickupDay>): Month {
	const days: DayOfMonth[] = Array.from({ length: civilDay(start).weekday % 7 }, () => null)
	for (let day = civilDay(start); day.date.slice(0, 7) === start.slice(0, 7); day = addDays(day, 1)) {
		const pickup = byDate.get(day.date)
		const streams = pickup && !pickup.isCanceled ? pickup.streams : []
		days.push({
			number: Number(day.date.slice(8)),
			date: day.date,
			streams,
			isMoved: streams.length > 0 && pickup?.movedFrom !== null,
		})
	}
	while (days.length % 7 !== 0) days.push(null)
	return {
		name: formatDay(start, 'month'),
		weeks: Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)),
	}
}

function monthAfter(first: string, months: number): string {
	const [year = 0, inYear = 0] = first.split('-').map(Number)
	return new Date(Date.UTC(year, inYear - 1 + months, 1)).toISOString().slice(0, 10)
}
