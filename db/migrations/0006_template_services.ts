import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Mail templates of the first content that concern one service, although their form is for any. */
const ofService = { residential: 'answer-quote-home', commercial: 'answer-quote-business' } as const

/** Adds the service without which a mail or text template is not offered; null for always. */
export async function addTemplateServices(db: Kysely<unknown>): Promise<void> {
	await run(db, [
		...['answer_templates', 'text_templates'].map(
			(table) =>
				`alter table ${table} add column service text check (service in ('residential', 'lawn', 'rolloff', 'commercial', 'hoa'))`,
		),
		...Object.entries(ofService).map(
			([service, id]) => `update answer_templates set service = '${service}' where id = '${id}'`,
		),
	])
}
