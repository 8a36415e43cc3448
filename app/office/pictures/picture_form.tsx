import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { MergeConflict } from '../parts/merge_conflict.tsx'
import { FocusField } from './focus_field.tsx'
import type { PictureRefused } from './picture_action.server.ts'
import type { PicturePage } from './picture_page.server.ts'

/** A picture's texts and focal point; a form shown again has what was typed. */
export function PictureForm({ picture, refused }: { picture: PicturePage; refused: PictureRefused | null }) {
	const { alt, focusX, focusY, version } = { ...picture, ...refused?.form }
	const errors = refused?.errors ?? []
	const theirs = refused?.theirs ?? {}
	const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
	const summary = useRef<HTMLDivElement>(null)
	const isSending = useNavigation().state === 'submitting'
	useEffect(() => summary.current?.focus(), [])
	return (
		<Form method="post" className="grid gap-6">
			<ErrorSummary errors={errors} ref={summary} />
			<input type="hidden" name="version" value={version} />
			<TextArea
				name="alt"
				label="What it shows"
				hint="Read out to those who cannot see it, unless the page has words of its own."
				required
				rows={2}
				maxLength={300}
				defaultValue={alt}
				error={errorOf('alt')}
			/>
			{theirs.alt !== undefined && (
				<MergeConflict words={theirs.alt} take={{ name: 'alt', value: theirs.alt }} />
			)}
			<FocusField
				picture={picture}
				x={focusX}
				y={focusY}
				errors={{ x: errorOf('focusX'), y: errorOf('focusY') }}
			/>
			{theirs.point !== undefined && <MergeConflict words={theirs.point} />}
			<div>
				<Button type="submit" kind="loud" name="intent" value="save" disabled={isSending}>
					{isSending ? 'Sending...' : 'Save'}
				</Button>
			</div>
		</Form>
	)
}
