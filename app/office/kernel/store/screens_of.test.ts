import { expect, test } from 'vitest'
import { answerTemplates } from '#app/content/types/answer_templates.ts'
import { pickupAreas } from '#app/content/types/pickup_areas.ts'
import { newRowOf } from './screens_of.ts'

test('the button to add a row uses the article that fits its name', () => {
	expect(newRowOf(answerTemplates)).toEqual({
		to: '/admin/content/answer_templates/new',
		label: 'Add an answer',
	})
	expect(newRowOf(pickupAreas).label).toBe('Add a pickup area')
})
