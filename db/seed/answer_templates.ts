import type { AnswerTemplateRow } from '#db/answer_template_rows.ts'
import { answerTemplateTexts } from '../migrations/0035_answer_template_texts.ts'
import { seededAt } from './seeded_at.ts'

/** The same that a store with content got when templates came. */
export const answerTemplates: readonly AnswerTemplateRow[] = answerTemplateTexts.map((text, index) => ({
	...text,
	form: text.form as AnswerTemplateRow['form'],
	sort_order: (index + 1) * 10,
	created_at: seededAt,
	updated_at: seededAt,
}))
