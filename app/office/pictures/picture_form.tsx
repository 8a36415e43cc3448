import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { formControls } from '../kernel/fields/form_controls.ts'
import type { FormValues } from '../kernel/fields/form_values.ts'
import type { FormRefused } from '../kernel/screens/form_action.server.ts'
import { MergeConflict } from '../parts/merge_conflict.tsx'
import { FocusField } from './focus_field.tsx'
import type { PicturePage } from './picture_page.server.ts'

/** A picture's texts and focal point; a form shown again has what was typed. */
export function PictureForm({ picture, refused }: { picture: PicturePage; refused: FormRefused | null }) {
	const { values, version } = refused ?? picture
	const errors = refused?.errors ?? []
	const theirs = Object.assign({}, ...(refused?.theirs ?? []).map((part) => part.values)) as FormValues
	const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
	const summary = useRef<HTMLDivElement>(null)
	const isSending = useNavigation().state === 'submitting'
	useEffect(() => summary.current?.focus(), [])
	return (
		<Form method="post" className="grid gap-6">
			<ErrorSummary errors={errors} ref={summary} />
			<input type="hidden" name={formControls.id} value={picture.id} />
			<input type="hidden" name={formControls.version} value={version ?? ''} />
			<TextArea
				name="alt"
				label="What it shows"
				hint="Read out to those who cannot see it, unless the page has words of its own."
				required
				rows={2}
				maxLength={300}
				defaultValue={values['alt']}
				error={errorOf('alt')}
			/>
			{theirs['alt'] !== undefined && (
				<MergeConflict words={theirs['alt']} take={{ name: 'alt', value: theirs['alt'] }} />
			)}
			<FocusField
				picture={picture}
				x={values['focal_x'] ?? ''}
				y={values['focal_y'] ?? ''}
				errors={{ x: errorOf('focal_x'), y: errorOf('focal_y') }}
			/>
			{theirs['focal_x'] !== undefined && (
				<MergeConflict words={`${theirs['focal_x']} % from the left, ${theirs['focal_y']} % from the top`} />
			)}
			<div>
				<Button type="submit" kind="loud" name="intent" value="save" disabled={isSending}>
					{isSending ? 'Sending...' : 'Save'}
				</Button>
			</div>
		</Form>
	)
}
