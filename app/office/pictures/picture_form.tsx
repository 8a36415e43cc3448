import type { FormValues } from '#platform/forms/parse_form.ts'
import type { FormRefused } from '../kernel/screens/form_action.server.ts'
import { RowForm } from '../kernel/screens/row_form.tsx'
import { MergeConflict } from '../parts/merge_conflict.tsx'
import { FocusField } from './focus_field.tsx'
import type { PicturePage } from './picture_page.server.ts'

/** A picture's text and the point that stays in sight. */
export function PictureForm({ picture, refused }: { picture: PicturePage; refused: FormRefused | null }) {
	return (
		<RowForm form={picture.form} refused={refused}>
			{({ field, values, errors, theirs }) => {
				const errorOf = (name: string) => errors.find((error) => error.field === name)?.message
				const other = Object.assign({}, ...theirs.map((part) => part.values)) as FormValues
				return (
					<>
						{field('alt')}
						<FocusField
							picture={picture}
							x={values['focal_x'] ?? ''}
							y={values['focal_y'] ?? ''}
							errors={{ x: errorOf('focal_x'), y: errorOf('focal_y') }}
						/>
						{other['focal_x'] !== undefined && (
							<MergeConflict
								words={`${other['focal_x']} % from the left, ${other['focal_y']} % from the top`}
							/>
						)}
					</>
				)
			}}
		</RowForm>
	)
}
