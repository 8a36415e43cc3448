import type { FieldError } from '#platform/forms/field_error.ts'
import type { Ref } from 'react'
import { fieldId } from './field.tsx'

interface Props {
	errors: readonly FieldError[]
	heading?: string
	ref?: Ref<HTMLDivElement>
}

/** What keeps a form from being sent, each line a link to its field; renders nothing when there is nothing. Focusable. */
export function ErrorSummary({ errors, heading = 'Please check these', ref }: Props) {
	if (errors.length === 0) return null
	return (
		<div
			ref={ref}
			role="alert"
			tabIndex={-1}
			className="rounded-md border-2 border-destructive bg-card p-4 text-card-foreground"
		>
			<p className="font-display font-[650]">{heading}</p>
			<ul className="mt-2 list-disc space-y-1 pl-5">
				{errors.map(({ field, message }) => (
					<li key={field}>
						<a
							href={`#${fieldId(field)}`}
							className="inline-block py-1 font-semibold text-destructive underline underline-offset-4"
						>
							{message}
						</a>
					</li>
				))}
			</ul>
		</div>
	)
}
