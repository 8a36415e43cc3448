import type { Transaction } from 'kysely'
import { searchWords, wordsOfLead } from '#app/leads/search_text.ts'
import type { LeadWorkRow, SavedViewRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import { havingWords } from '../kernel/list/having_words.server.ts'
import { foldedWords, foldText } from '#platform/text/words.ts'

/**
 * Deletes saved views that contain the person: named after them, their number or address, or with a search that matched only
 * this request. Part of the transaction that anonymizes it, after its search words are removed.
 */
export async function forgetViews(trx: Transaction<Database>, work: LeadWorkRow): Promise<void> {
	const views = await trx.selectFrom('saved_views').selectAll().execute()
	const ids: string[] = []
	for (const view of views)
		if (isNamedAfter(view, work) || (await isAbout(trx, view, work))) ids.push(view.id)
	if (ids.length > 0) await trx.deleteFrom('saved_views').where('id', 'in', ids).execute()
}

function isNamedAfter({ name }: SavedViewRow, { name: personName, email, phone }: LeadWorkRow): boolean {
	const viewWords = foldedWords(name)
	const nameWords = foldedWords(personName)
	const number = digitsOf(phone ?? '').slice(-7)
	return (
		(nameWords.length > 1 && nameWords.every((word) => viewWords.includes(word))) ||
		(email !== '' && foldText(name).includes(foldText(email))) ||
		(number.length === 7 && digitsOf(name).includes(number))
	)
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

async function isAbout(trx: Transaction<Database>, view: SavedViewRow, work: LeadWorkRow): Promise<boolean> {
	const words = searchWords(new URLSearchParams(view.query).get('q') ?? '')
	if (words.length === 0) return false
	const all = wordsOfLead(work.reference, work)
	const kept = wordsOfLead(work.reference, { ...work, ...nobody, place: work.town })
	const begins = (known: readonly string[], word: string) => known.some((one) => one.startsWith(word))
	const isFound = words.every((word) => begins(all, word)) && words.some((word) => !begins(kept, word))
	if (!isFound) return false
	const others = trx.selectFrom('lead_work').select('lead_id').where('lead_id', '!=', work.lead_id)
	const found = await havingWords(trx, 'lead_work', others.limit(1), words)
	return (await found?.executeTakeFirst()) === undefined
}

const nobody = { name: '', organization: null, email: '', phone: null }
