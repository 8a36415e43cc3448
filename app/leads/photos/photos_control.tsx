import { pictureTypes } from '#app/pictures/accepted.ts'
import { ErrorNote, errorId, fieldId } from '#app/ui/field.tsx'
import type { ControlProps } from '../form_fields.tsx'

/** A field for photos; on phones it offers the camera too. Browsers never restore files, so it asks for lost ones again. */
export function PhotosControl({ name, field, value, error }: ControlProps) {
	const id = fieldId(name)
	const notes = [`${id}-hint`, value && `${id}-again`, error && errorId(name)].filter(Boolean).join(' ')
	return (
		<div className={field.className}>
			<label htmlFor={id} className="mb-1.5 block font-semibold">
				{field.label}
				<span className="font-normal text-muted-foreground"> (optional)</span>
			</label>
			<input
				id={id}
				name={name}
				type="file"
				multiple
				accept={pictureTypes}
				aria-invalid={error ? true : undefined}
				aria-describedby={notes}
				className="w-full rounded-md border border-input bg-card p-2 text-[0.9375rem] text-card-foreground file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border-0 file:bg-secondary file:px-4 file:font-semibold file:text-secondary-foreground aria-invalid:border-2 aria-invalid:border-destructive"
			/>
			<p id={`${id}-hint`} className="mt-1.5 text-[0.9375rem] text-muted-foreground">
				{field.hint}
			</p>
			{value && (
				<p id={`${id}-again`} className="mt-1.5 font-semibold">
					Please choose your photos again: browsers do not keep them.
				</p>
			)}
			<ErrorNote name={name} error={error} />
		</div>
	)
}
