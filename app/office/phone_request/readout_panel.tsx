import { OrderSummary } from '#app/pages/order/order_summary.tsx'
import type { FieldError } from '#platform/forms/field_error.ts'
import { ErrorNote, fieldId } from '#app/ui/field.tsx'
import { Notice } from '../parts/notice.tsx'
import type { Readout } from './readout.server.ts'

interface Props {
	readout: Readout
	/** Why the last change of the form is not included. */
	refusal: string | null
	errors: readonly FieldError[]
}

/** The text to read out before the request is saved; stored as what the caller was told. */
export function ReadoutPanel({ readout: { text, order }, refusal, errors }: Props) {
	const error = errors.find(({ field }) => field === 'told')?.message
	const place = order?.place
	return (
		<section
			id={fieldId('told')}
			aria-labelledby="told-heading"
			tabIndex={-1}
			className={`grid gap-3 rounded-lg border p-4 ${error ? 'border-2 border-destructive' : 'border-border'}`}
		>
			<h2 id="told-heading" className="text-lg">
				Tell them
			</h2>
			{refusal && <Notice tone="problem">This does not follow what was typed last. {refusal}</Notice>}
			<ErrorNote name="told" error={error} />
			{order && (
				<div className="grid items-start gap-4 sm:grid-cols-2">
					<OrderSummary {...order} />
					{place && (
						<p aria-live="polite">
							<span className="block font-semibold">{place.title}</span>
							{place.sentence}
						</p>
					)}
				</div>
			)}
			{text === '' ? (
				<p className="text-muted-foreground">
					{order ? 'The words to say come with the cart, the address and the week.' : 'Nothing yet.'}
				</p>
			) : (
				<>
					<p className="text-[0.9375rem] text-muted-foreground">Noted with the request as said:</p>
					<blockquote className="max-w-prose border-l-4 border-accent pl-3">{text}</blockquote>
				</>
			)}
			<input type="hidden" name="told" value={text} />
			<noscript>
				<button
					type="submit"
					name="intent"
					value="readout"
					className="min-h-11 rounded-md border-2 border-primary bg-background px-4 font-semibold text-primary"
				>
					{order ? 'Show price and day' : 'Show what to tell them'}
				</button>
			</noscript>
		</section>
	)
}
