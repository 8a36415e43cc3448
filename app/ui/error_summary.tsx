import type { FieldError } from '#platform/forms/field_error.ts'
import type { Ref } from 'react'
import { fieldId } from './field.tsx'

/** The anchor in a form's action: after a full page load the outcome has the focus, even without scripts. */
export const answerId = 'answer'

interface Props {
	id?: typeof answerId
	errors: readonly FieldError[]
	heading?: string | undefined
	/** A sentence below the heading, left out if an error has the same text. */
	text?: string | undefined
	/** Why a form was rejected, if no field is the reason. */
	detail?: string | null | undefined
	ref?: Ref<HTMLDivElement>
}

/** The errors of a form, each with a link to its field; nothing if there are none. Focusable. */
export function ErrorSummary({ id, errors, heading = 'Please check these', text, detail, ref }: Props) {
	if (errors.length === 0 && !text && !detail) return null
	const says = (sentence: string) => errors.some(({ message }) => message === sentence)
	return (
		<div
			ref={ref}
			id={id}
			role="alert"
			tabIndex={-1}
			className="toast scroll-mt-24 rounded-md border-2 border-destructive bg-card p-4 text-card-foreground"
		>
			<p className="font-display font-[650]">{heading}</p>
			{text && !says(text) && <p>{text}</p>}
			{detail && <p className="mt-2">{detail}</p>}
			{errors.length > 0 && (
				<ul className="mt-2 list-disc space-y-1 pl-5">
					{errors.map(({ field, message }) => (
						<li key={field}>
							{/* A block, so that the bullet aligns with the first line. */}
							<a
								href={`#${fieldId(field)}`}
								className="block py-1 font-semibold text-destructive underline underline-offset-4"
							>
								{message}
							</a>
						</li>
					))}
				</ul>
			)}
		</div>
	)
}
