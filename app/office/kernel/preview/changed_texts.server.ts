import type { Facts } from '#app/company/facts_type.ts'
import { offeredType } from '#app/content/closed_pages.ts'
import { fieldsOf } from '#app/content/content_type.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { fieldInWords } from '../fields/changed_fields.ts'
import { screensOf } from '#app/office/kernel/store/screens_of.ts'
import { readOfferedRows } from '../store/content_handle.server.ts'
import { excerpt, wordDiff } from '../words/word_diff.ts'
import type { ContentReading } from '../store/write_content.server.ts'
import type { ChangedPassage } from './changed_words.ts'

/** A stored text that reads differently because a fact in one of its placeholders changes. */
export interface ChangedText {
	/** The path of its edit screen. */
	path: string
	/** `Questions` */
	kind: string
	title: string
	field: string
	passage: ChangedPassage
}

/** The stored texts that read differently with the new facts, in the order of the office's menu. */
export async function changedTexts(
	{ store, content }: ContentReading,
	{ before, after, today }: { before: Facts; after: Facts; today: Date },
): Promise<ChangedText[]> {
	const changed: ChangedText[] = []
	for (const type of content.types) {
		if (type.office?.screens || !offeredType(type, after.services)) continue
		for (const row of await readOfferedRows({ store, content }, type))
			for (const field of fieldsOf(type)) {
				const text = fieldInWords(type, field, row)
				if (!text.includes('{{')) continue
				const [old, now] = [before, after].map((facts) => filled(text, facts, today))
				if (old === undefined || now === undefined || old === now) continue
				changed.push({
					path: screensOf(type).row(row.id),
					kind: type.label,
					title: type.title(row),
					field: field.label,
					passage: excerpt(wordDiff(old, now)),
				})
			}
	}
	return changed
}

/** Fills placeholders of facts and leaves others, such as those of a request, as written. */
function filled(text: string, facts: Facts, today: Date): string {
	return fillPlaceholders(text, facts, today, { onUnknown: (name) => `{{${name}}}` })
}
