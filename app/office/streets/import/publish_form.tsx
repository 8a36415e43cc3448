import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { counted } from './counted.ts'
import type { ImportSummary } from './summary.ts'

/** The buttons to publish or discard the list; without a summary, only to discard it. */
export function PublishForm({ summary }: { summary: ImportSummary | null }) {
	const isSending = useNavigation().state === 'submitting'
	return (
		<Form method="post" className="flex flex-wrap items-center gap-3">
			{summary && summary.ranges > 0 && (
				<Button type="submit" kind="loud" name="intent" value="publish" disabled={isSending}>
					Publish {counted(summary.ranges, 'range')}
				</Button>
			)}
			<Button type="submit" kind="secondary" name="intent" value="discard" disabled={isSending}>
				Discard the file
			</Button>
		</Form>
	)
}
