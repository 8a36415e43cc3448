import { Form } from 'react-router'
import { CheckboxField } from '#app/ui/field.tsx'

import { counted } from '#platform/text/counted.ts'
import { SubmitButton } from '../../parts/submit_button.tsx'
import { withoutRefused } from '../../parts/without_refused.ts'
import type { ImportSummary } from './summary.ts'

/**
 * Buttons to publish or discard the list; without a summary, only to discard it. If lines were refused, publishing the rest
 * requires checking a box.
 */
export function PublishForm({ summary }: { summary: ImportSummary | null }) {
	const isPublishable = summary !== null && summary.ranges > 0
	return (
		<Form method="post" className="grid gap-4">
			{isPublishable && summary.refused > 0 && (
				<CheckboxField
					name="without"
					value={summary.refused}
					required
					label={`${withoutRefused(summary.refused)}.`}
				/>
			)}
			<div className="flex flex-wrap items-center gap-3">
				{isPublishable && (
					<SubmitButton kind="loud" name="intent" value="publish">
						Publish {counted(summary.ranges, 'range')}
					</SubmitButton>
				)}
				<SubmitButton kind="secondary" name="intent" value="discard" formNoValidate>
					Discard the file
				</SubmitButton>
			</div>
		</Form>
	)
}
