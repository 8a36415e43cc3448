import type { FieldError } from '#platform/forms/field_error.ts'
import type { Ref } from 'react'
import { fieldId } from './field.tsx'

/** Where the address of a form leads whose page comes anew: what became of the form takes the focus, also without scripts. */
export const answerId = 'answer'

interface Props {
	id?: typeof answerId
	errors: readonly FieldError[]
	heading?: string | undefined
	/** A sentence below the heading, left out where an error says the same. */
	text?: string | undefined
	/** Why a form was not taken, where that is no field's fault. */
	detail?: string | null | undefined
	ref?: Ref<HTMLDivElement>
}

/** What keeps a form from being sent, each line a link to its field; renders nothing when there is nothing. Focusable. */
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
							{/* A block, so that the bullet stands at the first line. */}
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
