import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { StopMarkRow } from '#db/stop_rows.ts'
import { formText } from '#platform/forms/form_text.ts'
import { doneHere, refused, type Submission } from '../kernel/screens/commands.server.ts'
import { writeContent } from '../kernel/store/write_content.server.ts'
import { applyMark } from './apply_mark.server.ts'

/** The commands that decide about a driver's mark that came too late; the first of two users decides. */
export const markCommands = {
	'take-mark': (submission: Submission) => decide(submission, 'taken'),
	'leave-mark': (submission: Submission) => decide(submission, 'left'),
}

async function decide({ services, staff, now, form, url }: Submission, outcome: 'taken' | 'left') {
	const { content } = services
	return writeContent(services, async (trx) => {
		const mark = await openMark(trx, formText(form, 'mark'))
		if (!mark) return refused(409, 'Somebody decided about this mark already.')
		const stop = await trx
			.selectFrom('stops')
			.selectAll()
			.where('id', '=', mark.stop_id)
			.executeTakeFirstOrThrow()
		if (outcome === 'taken') {
			const written = await applyMark(trx, content, stop, mark, { staff, now })
			if (!written.ok) throw new Error(`a mark was not taken over: ${written.reason}`)
		}
		await trx.updateTable('stop_marks').set({ outcome }).where('id', '=', mark.id).execute()
		return doneHere(url, `mark-${outcome}`)
	})
}

async function openMark(trx: Transaction<Database>, id: string): Promise<StopMarkRow | undefined> {
	return trx
		.selectFrom('stop_marks')
		.selectAll()
		.where('id', '=', id)
		.where('outcome', '=', 'asks')
		.executeTakeFirst()
}
