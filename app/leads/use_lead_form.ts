import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useActionData, useFormAction, useLocation, useNavigation } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { answerId } from '#app/ui/error_summary.tsx'
import { useRestoredInput } from '#app/ui/restored_input.ts'
import { usePreservedInput } from '#app/ui/preserved_input.ts'
import type { CheckedLead, RefusedLead } from './check_lead.ts'
import type { FormDefinition } from './form_definition.ts'
import { idempotencyField, type LeadResult, type Receipt } from './lead_result.ts'
import { type ToastsOf, refusalToast } from './lead_toast.ts'
import { useUntilEdited } from './until_edited.ts'

/** Loaded lazily, because most visitors never need it. */
const loadCheck = () => import('./check_lead.ts')

/**
 * The shared behavior of lead forms with scripts: validation before sending, a single request however often
 * the button is pressed, an idempotency key for retries, and focus on the outcome.
 */
export function useLeadForm(definition: FormDefinition, toastsOf: ToastsOf, receipt: Receipt | null) {
	const facts = useFacts()
	usePreservedInput(definition.anchor)
	const result = useActionData<LeadResult>()
	const answered = result && !result.ok ? result : null
	const [checked, setChecked] = useState<RefusedLead | null>(null)
	const navigation = useNavigation()
	const isSending = useRef(false)
	const left = useRestoredInput(definition.anchor, isSending)
	const check = useRef<((entries: FormData) => CheckedLead | null) | null>(null)
	const outcomeRef = useRef<HTMLDivElement>(null)

	const found = checked ?? answered
	const { outstanding: refused, onInput } = useUntilEdited(found)
	const toasts = toastsOf(facts)
	const toast = refused ? refusalToast(toasts, refused) : receipt && toasts.success
	const outcome = found ?? receipt?.leadId
	const [firstOutcome] = useState(outcome)

	useOnChange(outcome, (news) => {
		// After the layout has moved the focus to the target of the URL's hash.
		if (news) requestAnimationFrame(() => outcomeRef.current?.focus())
	})
	// Also if the user navigates away during the submission.
	useOnChange(navigation.formMethod, (method) => {
		if (method !== 'POST') isSending.current = false
	})
	// Also if the answer arrives before a busy browser has rendered the submitting state.
	useOnChange(useLocation(), () => {
		isSending.current = false
	})

	async function ensureCheck() {
		// If it cannot be loaded, the form is sent unchecked; the server runs the same check.
		check.current ??= await loadCheck().then(
			(module) => (entries) => module.checkLead(definition, entries, facts),
			() => () => null,
		)
	}

	function onSubmit(event: SubmitEvent<HTMLFormElement>) {
		const form = event.currentTarget
		const lead = isSending.current ? null : check.current?.(new FormData(form))
		if (isSending.current || check.current === null || lead?.ok === false) event.preventDefault()
		if (isSending.current) return
		if (check.current === null) {
			void ensureCheck().then(() => form.requestSubmit())
		} else if (lead?.ok === false) {
			setChecked(lead)
		} else {
			setChecked(null)
			storeSubmissionKey(form, left?.[idempotencyField])
			isSending.current = true
		}
	}

	return {
		refused,
		/** Restored input of a visitor who left the page and came back. */
		left,
		/** Whether the form has errors or restored input. */
		isOpen: refused !== null || left !== undefined,
		isSubmitting: navigation.formMethod === 'POST',
		/** The props of `Outcome`; its element gets the focus after an answer. */
		outcome: { refused, receipt, toast, isNews: outcome !== firstOutcome, id: answerId, ref: outcomeRef },
		form: {
			method: 'post',
			action: `${useFormAction('.')}#${answerId}`,
			noValidate: true,
			onFocus: ensureCheck,
			onInput,
			onSubmit,
		},
	} as const
}

/** Calls `react` when the value changes, but not for the initial value. */
function useOnChange<Value>(value: Value, react: (value: Value) => void): void {
	const last = useRef(value)
	const onChange = useEffectEvent(react)
	useEffect(() => {
		if (value === last.current) return
		last.current = value
		onChange(value)
	}, [value])
}

/**
 * Fills in an idempotency key. It stays the same over retries, even if the visitor left the form in between
 * (`known`), until a new form replaces it after success.
 */
function storeSubmissionKey(form: HTMLFormElement, known: string | undefined): void {
	const field = form.elements.namedItem(idempotencyField)
	if (!(field instanceof HTMLInputElement) || field.value !== '') return
	// Not `randomUUID`, which exists only in secure contexts.
	const bytes = crypto.getRandomValues(new Uint8Array(16))
	field.value = known || Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
