import type { Services } from '#app/context.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { revertFact } from '../facts/revert_fact.server.ts'
import { revertAlert } from '../alerts/alert_history.server.ts'
import { revertPalette } from '../palettes/revert_palette.server.ts'
import { revertPicture } from '../pictures/revert_picture.server.ts'
import { typeOf } from '#app/content/content_types.ts'
import type { RevertProblem } from '../kernel/rows/revert_problem.ts'
import { type Reverted, revertRow } from '../kernel/rows/revert_row.server.ts'

const wasDeleted = { status: 404, message: 'That change is not in the history.' }
const wasChanged = {
	status: 409,
	message: 'It was changed again since you opened this page. Look at the newest change below first.',
}

function overtakenWords(fields: readonly string[]): string {
	const names = new Intl.ListFormat('en-US').format(fields.map((field) => `“${field}”`))
	return `${names} changed again since then, so nothing was taken back. Look at the newer changes first.`
}

/** Reverts a change of any kind of content; null on success. */
export async function revertChange(
	services: Services,
	{ table, historyId, version }: { table: string; historyId: string; version: string | null },
	actor: { staff: Staff; now: Date },
): Promise<RevertProblem | null> {
	if (table === 'company_facts') return revertFact(services, historyId, actor)
	const reverted = await revertByTable(services, { table, historyId, version }, actor)
	if (reverted.ok) return null
	if (reverted.reason === 'gone') return wasDeleted
	if (reverted.reason === 'changed') return wasChanged
	if (reverted.reason === 'unavailable') return { status: 503, message: reverted.message }
	if (reverted.reason === 'overtaken') return { status: 409, message: overtakenWords(reverted.fields) }
	return {
		status: 409,
		message: `It cannot go back: ${reverted.errors.map((error) => error.message).join(' ')}`,
	}
}

async function revertByTable(
	services: Services,
	{ table, historyId, version }: { table: string; historyId: string; version: string | null },
	actor: { staff: Staff; now: Date },
): Promise<Reverted> {
	if (table === 'color_palettes') return revertPalette(services, { historyId, version }, actor)
	if (table === 'uploaded_pictures') return revertPicture(services, { historyId, version }, actor)
	if (table === 'service_alerts') return revertAlert(services, { historyId, version }, actor)
	const description = typeOf(services.content.types, table)
	if (!description) return { ok: false, reason: 'gone' }
	return revertRow(services, { description, historyId, version }, actor)
}
