import { focusOn } from '#platform/browser/focus_on.ts'
import { type FormEvent, useEffect } from 'react'
import { Form, useLocation } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { idempotencyField } from '#app/leads/lead_result.ts'
import { formText } from '#platform/forms/form_text.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { fieldId } from '#app/ui/field.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import type { FormField } from '#app/leads/form_definition.ts'
import { typedTexts } from '../kernel/fields/collect_values.ts'
import { Notice } from '../parts/notice.tsx'
import { useHalfTyped } from '../parts/use_half_typed.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { SubmitButton } from '../parts/submit_button.tsx'
import type { Route } from './+types/new_route.ts'
import { Callers } from './callers.tsx'
import { KindLinks } from './kind_links.tsx'
import { newRequestAction, newRequestPage } from './new_request.server.ts'
import { RequestFields } from './request_fields.tsx'
import { TextsAndReceipt } from './texts_and_receipt.tsx'
import { ReadoutPanel } from './readout_panel.tsx'
import { useLookUp } from './use_look_up.ts'

export const meta = officeMeta('Add a request')

export function loader({ context, url }: Route.LoaderArgs) {
	return newRequestPage(context.get(servicesContext), url.searchParams.get('kind'), new Date())
}

export const action = newRequestAction

export default function NewRequest({ loaderData: page, actionData: refusal }: Route.ComponentProps) {
	// Keyed by history entry, so that adding another request starts with an empty form.
	const restored = useHalfTyped('phone-request', { kept: refusal, begins: useLocation().key })
	useEffect(() => {
		// Staff ask for the caller's number first.
		if (document.activeElement === document.body) document.getElementById(fieldId('phone'))?.focus()
	}, [])
	const { action: to, chosen, form, contact } = page
	const callers = useLookUp('callers', to, refusal?.kept.callers ?? null, { pauseMs: 150 })
	const known = refusal?.kept.readout ?? page.readout
	const readout = useLookUp('readout', to, known, { pauseMs: 300, key: `readout ${to}` })
	function lookUp({ currentTarget, target }: FormEvent<HTMLFormElement>) {
		const entries = new FormData(currentTarget)
		const reach = [contact.phone, contact.email]
		if (target instanceof HTMLInputElement && reach.includes(target.name)) {
			const typed = new FormData()
			for (const field of reach) typed.set(field, formText(entries, field))
			callers.ask(typed)
		}
		if (known) readout.ask(entries)
	}
	const values = refusal?.kept.values ?? (restored && restoredRequest(form.fields, restored))
	useEffect(() => {
		// Restored values also need the look-up of callers and the readout.
		if (restored)
			document.getElementById(fieldId(contact.phone))?.dispatchEvent(new Event('input', { bubbles: true }))
	}, [restored, contact.phone])
	const errors = refusal?.errors ?? []
	return (
		<>
			<PageHead
				title="Add a request"
				lead={`By phone. Saved now, they’ll hear from us by ${page.answerBy}.`}
			/>
			<KindLinks kinds={page.kinds} kind={page.kind} />
			{refusal?.message && <Notice tone="problem">{refusal.message}</Notice>}
			<ErrorSummary errors={errors} ref={focusOn} />
			<Form
				id="phone-request"
				method="post"
				action={to}
				noValidate
				onInput={lookUp}
				className="mt-5 grid max-w-4xl gap-6"
			>
				{/* The first button is the one that Enter presses. */}
				<button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
					Save
				</button>
				<input
					type="hidden"
					name={idempotencyField}
					value={refusal?.kept.formKey ?? values?.[idempotencyField] ?? page.formKey}
				/>
				{chosen && <input type="hidden" name={chosen.field} value={chosen.value} />}
				<RequestFields
					fields={Object.entries(form.fields).filter(([name]) => name !== chosen?.field)}
					contact={contact}
					areas={page.areas}
					weeks={page.weeks}
					errors={errors}
					values={values}
					afterContact={<Callers {...callers} contact={contact} />}
				/>
				{readout.found && <ReadoutPanel {...readout} readout={readout.found} errors={errors} />}
				<TextsAndReceipt wording={page.consentWording} values={values} errors={errors} />
				<div className="flex flex-wrap gap-3">
					<SubmitButton kind="loud" name="intent" value="save" data-shortcut="send" busy="Saving...">
						Save the request
					</SubmitButton>
					{page.settledLabel !== null && (
						<SubmitButton kind="secondary" name="intent" value="settled">
							{page.settledLabel}
						</SubmitButton>
					)}
				</div>
			</Form>
		</>
	)
}

/** The restored values of the form; several values of one name are joined as in all request forms. */
function restoredRequest(fields: Readonly<Record<string, FormField>>, restored: FormData) {
	const texts = Object.entries(typedTexts(restored)).map(([name, text]) => [
		name,
		fields[name]?.control === 'checklist' ? text.replaceAll('\n', ',') : text,
	])
	return Object.fromEntries(texts) as FormValues
}
