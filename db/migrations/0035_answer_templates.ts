import type { Kysely } from 'kysely'
import { answerTemplateTexts } from './0035_answer_template_texts.ts'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { raisesContentVersion } from './content_version.ts'
import { run } from './statements.ts'

/** Templates of the mails that the office answers requests with. A store that has its first content gets them here. */
export async function createAnswerTemplates(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, strict } = columnWords(kind)
	await run(db, [
		`create table answer_templates (
			id text primary key not null,
			form text not null,
			name text not null,
			subject text not null,
			body text not null,
			sort_order integer not null,
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		...answerTemplateTexts.map(({ id, form, name, subject, body }, index) => {
			const values = [id, form, name, subject, body].map((text) => `'${text.replaceAll("'", "''")}'`)
			return `insert into answer_templates (id, form, name, subject, body, sort_order, created_at, updated_at)
				select ${values.join(', ')}, ${(index + 1) * 10}, seeded_at, seeded_at
				from content_version where seeded_at is not null`
		}),
		...raisesContentVersion(kind, 'answer_templates'),
	])
}
