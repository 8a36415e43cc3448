import type { Kysely } from 'kysely'
import { textTemplateTexts } from './0043_text_template_texts.ts'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { raisesContentVersion } from './content_version.ts'
import { run } from './statements.ts'

/** Templates of the text messages that the office writes. A store that has its first content gets them here. */
export async function createTextTemplates(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, strict } = columnWords(kind)
	await run(db, [
		`create table text_templates (
			id text primary key not null,
			form text not null,
			name text not null,
			body text not null,
			sort_order integer not null,
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		...textTemplateTexts.map(({ id, form, name, body }, index) => {
			const values = [id, form, name, body].map((text) => `'${text.replaceAll("'", "''")}'`)
			return `insert into text_templates (id, form, name, body, sort_order, created_at, updated_at)
				select ${values.join(', ')}, ${(index + 1) * 10}, seeded_at, seeded_at
				from content_version where seeded_at is not null`
		}),
		...raisesContentVersion(kind, 'text_templates'),
	])
}
