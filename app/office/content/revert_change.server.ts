import { listed } from '#platform/text/listed.ts'
import type { ContentServices, StaffActor } from '../kernel/store/write_content.server.ts'
import { mayEdit } from '../parts/screens.ts'
import { typeOf } from '#app/content/content_types.ts'
import { type Refused, refused } from '../kernel/screens/commands.server.ts'
import { revertRow } from '../kernel/rows/revert_row.server.ts'

const wasChanged = 'It was changed again since you opened this page. Look at the newest change below first.'

function overtakenWords(fields: readonly string[]): string {
	const names = listed(fields.map((field) => `“${field}”`))
	return `${names} changed again since then, so nothing was taken back. Look at the newer changes first.`
}

/** Reverts a change of any kind of content; null on success. */
export async function revertChange(
	services: ContentServices,
	{ table, historyId, version }: { table: string; historyId: string; version: string | null },
	actor: StaffActor,
): Promise<Refused | null> {
	const description = typeOf(services.content.types, table)
	if (description && !mayEdit(actor.staff.role, table))
		return refused(403, `Only an owner can change ${description.label.toLowerCase()}.`)
	const reverted = description && (await revertRow(services, { description, historyId, version }, actor))
	if (reverted?.ok) return null
	if (!reverted || reverted.reason === 'gone') return refused(404, 'That change is not in the history.')
	if (reverted.reason === 'changed') return refused(409, wasChanged)
	if (reverted.reason === 'unavailable') return reverted
	if (reverted.reason === 'overtaken') return refused(409, overtakenWords(reverted.fields))
	return refused(409, `It cannot go back: ${reverted.errors.map((error) => error.message).join(' ')}`)
}
