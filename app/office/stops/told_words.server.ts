import type { Database } from '#db/schema.ts'
import type { Queries } from '#platform/database/queries.ts'

/** A message to a customer; a text has no subject. */
interface ToldWords {
	subject: string | null
	body: string
}

type Db = Queries<Database>

async function mailOf(db: Db, id: string | null): Promise<ToldWords | null> {
	if (id === null) return null
	const row = await db
		.selectFrom('answer_templates')
		.select(['subject', 'body'])
		.where('id', '=', id)
		.executeTakeFirst()
	return row ?? null
}

async function textOf(db: Db, id: string | null): Promise<ToldWords | null> {
	if (id === null) return null
	const row = await db.selectFrom('text_templates').select('body').where('id', '=', id).executeTakeFirst()
	return row ? { subject: null, body: row.body } : null
}

/** The columns of a stop rule that name a message template: when it is sent, by which channel, and how it is read. */
export const messageColumns = [
	{ name: 'planned_mail_id', when: 'planned', way: 'mail', read: mailOf },
	{ name: 'planned_text_id', when: 'planned', way: 'text', read: textOf },
	{ name: 'done_mail_id', when: 'done', way: 'mail', read: mailOf },
	{ name: 'done_text_id', when: 'done', way: 'text', read: textOf },
] as const

/** Fills placeholders by `fill`; `unknown` are the names without a value. */
export function filledWords(
	{ subject, body }: ToldWords,
	fill: (text: string) => { words: string; unknown: string[] },
): { subject: string; body: string; unknown: string[] } {
	const [head, text] = [fill(subject ?? ''), fill(body)]
	return {
		subject: head.words,
		body: text.words,
		unknown: [...new Set([...head.unknown, ...text.unknown])],
	}
}
