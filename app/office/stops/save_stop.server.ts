import type { ContentRow } from '#app/content/content_row.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { pickupsBetween } from '#app/pickup/schedule/pickups.ts'
import { sizeOf } from '#app/stops/containers.server.ts'
import { stopSchedule, usualDay } from '#app/stops/stop_day.ts'
import type { StopRow } from '#db/stop_rows.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { rowOfValues, type RowForm } from '../kernel/rows/save_row.server.ts'
import type { SavedForm, SaveOptions } from '../kernel/screens/save_form.server.ts'
import { type Actor, type ContentServices, writeContent } from '../kernel/store/write_content.server.ts'
import { areaOfAddress } from '#app/stops/find_area.server.ts'
import { setTurn } from './set_turn.server.ts'
import { writeStop } from './write_stop.server.ts'

const daysLooked = 35
const daysNamed = 3

/**
 * Saves the form of a stop. If no area is chosen for a new address, it is looked up in the list of streets; a stop that
 * follows the route gets the area's usual day.
 */
export async function saveStop(
	services: ContentServices,
	form: RowForm,
	{ seen }: Pick<SaveOptions, 'seen'>,
	actor: Actor,
): Promise<SavedForm> {
	const { id, description } = form
	const listed = await areaOfAddress(services, form.values['address'] ?? '').catch(() => null)
	return writeContent<SavedForm>(services, async (trx) => {
		const typed = await rowOfValues(trx, form)
		if (!typed.ok) return typed
		const { current } = typed
		const isMoved = !current || current['address'] !== typed.columns['address']
		const area_id = typed.columns['area_id'] ?? (isMoved ? listed : null)
		const routed = onRoute({ ...typed.columns, area_id }, current, services.content.current)
		if ('errors' in routed) return { ok: false, reason: 'invalid', errors: routed.errors }
		const written = await writeStop(
			trx,
			services.content,
			{ id, description, current, columns: withSize(routed.columns, services.content.current) },
			actor,
			seen,
		)
		if (!written.ok) return written.reason === 'asks' ? { ...written, day: '' } : written
		const stop = written.row as unknown as StopRow
		if (stop.turn !== null && stop.turn !== current?.['turn'])
			await setTurn(trx, services.content, { description, stop }, stop.turn, actor)
		return { ok: true, id }
	})
}

/** Adds the name of the container's size if no description was entered. */
function withSize(columns: Record<string, unknown>, snapshot: Snapshot): Record<string, unknown> {
	const size = sizeOf(columns['container_id'], snapshot)
	return size && columns['what'] === null ? { ...columns, what: size.size_label } : columns
}

/** Sets the usual day of the pickup that a stop follows. */
function onRoute(
	columns: Record<string, unknown>,
	current: ContentRow | undefined,
	snapshot: Snapshot,
): { columns: Record<string, unknown> } | { errors: FieldError[] } {
	const { follows_route, area_id, day } = columns as unknown as StopRow
	const isAsNow =
		current && ['follows_route', 'area_id', 'day'].every((name) => columns[name] === current[name])
	if (!follows_route || isAsNow) return { columns }
	const { areas, rules } = stopSchedule(snapshot)
	const area = areas.get(area_id ?? '')
	if (!area) {
		const message =
			'Please choose the pickup area that it comes with, or uncheck that it comes with a pickup.'
		return { errors: [{ field: 'area_id', message }] }
	}
	const usual = usualDay(area, day, rules)
	if (usual !== null) return { columns: { ...columns, day: usual } }
	const next = pickupsBetween(area, day, addDays(civilDay(day), daysLooked).date, rules)
		.flatMap(({ date }) => date ?? [])
		.filter((date, at, all) => all.indexOf(date) === at)
		.slice(0, daysNamed)
		.map((date) => formatDay(date))
	const message = [
		`${formatDay(day, 'longDate')} is no pickup day of ${area.name}.`,
		next.length > 0 ? `The next ones are ${next.join('; ')}.` : '',
		'To come on a day of its own, uncheck that it comes with the pickup.',
	]
	return { errors: [{ field: 'day', message: message.filter(Boolean).join(' ') }] }
}
