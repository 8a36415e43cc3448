import { honeypotField, idempotencyField } from './lead_result.ts'

/** The key that makes a retry the same request, filled in by script; and a field that only programs see. */
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
