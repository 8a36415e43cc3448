import { honeypotField, idempotencyField } from './lead_result.ts'

/** The idempotency key, filled in by script so that a retry counts as the same request; and the honeypot. */
export function HiddenFields() {
	return (
		<>
			<input type="hidden" name={idempotencyField} />
			<div className="sr-only" aria-hidden="true">
				<label>
					Website
					<input name={honeypotField} tabIndex={-1} autoComplete="off" />
				</label>
			</div>
		</>
	)
}
