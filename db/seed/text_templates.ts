import type { TextTemplateRow } from '#db/text_template_rows.ts'
import { textTemplateTexts } from '../migrations/0043_text_template_texts.ts'
import { seededAt } from './seeded_at.ts'

/** The same that a store with content got when templates came. */
export const textTemplates: readonly TextTemplateRow[] = textTemplateTexts.map((text, index) => ({
	...text,
	form: text.form as TextTemplateRow['form'],
	sort_order: (index + 1) * 10,
	created_at: seededAt,
	updated_at: seededAt,
}))
