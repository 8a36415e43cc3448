import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useActionData, useFormAction, useLocation, useNavigation } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { answerId } from '#app/ui/error_summary.tsx'
import { useLeftInput } from '#app/ui/left_input.ts'
import { usePreservedInput } from '#app/ui/preserved_input.ts'
import type { CheckedLead, RefusedLead } from './check_lead.ts'
import type { FormDefinition } from './form_definition.ts'
import { idempotencyField, type LeadResult, type Receipt } from './lead_result.ts'
import { type ToastsOf, refusalToast } from './lead_toast.ts'
import { useUntilEdited } from './until_edited.ts'

/** Most visitors never need it. */
const loadCheck = () => import('./check_lead.ts')

/**
 * What the lead forms have in common once scripts are here: the check before sending, one request however often the
 * button is pressed, a key that makes a retry the same request, and the focus that follows the answer.
 */
export function useLeadForm(definition: FormDefinition, toastsOf: ToastsOf, receipt: Receipt | null) {
	const facts = useFacts()
	usePreservedInput(definition.anchor)
	const result = useActionData<LeadResult>()
	const answered = result && !result.ok ? result : null
	const [checked, setChecked] = useState<RefusedLead | null>(null)
	const navigation = useNavigation()
	const isSending = useRef(false)
	const left = useLeftInput(definition.anchor, isSending)
	const check = useRef<((entries: FormData) => CheckedLead | null) | null>(null)
	const outcomeRef = useRef<HTMLDivElement>(null)

	const found = checked ?? answered
	const { outstanding: refused, onInput } = useUntilEdited(found)
	const toasts = toastsOf(facts)
	const toast = refused ? refusalToast(toasts, refused) : receipt && toasts.success
	const outcome = found ?? receipt?.leadId
	const [firstOutcome] = useState(outcome)

	useOnChange(outcome, (news) => {
		// After the layout, which moves the focus to what the page's hash names.
		if (news) requestAnimationFrame(() => outcomeRef.current?.focus())
	})
	// Also when it is left while it is sent.
	useOnChange(navigation.formMethod, (method) => {
		if (method !== 'POST') isSending.current = false
	})
	// And when it is answered before a busy browser came to show that it is sent.
	useOnChange(useLocation(), () => {
		isSending.current = false
	})

	async function bringCheck() {
		// Without it the server's check, which is the same, has the word.
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
			void bringCheck().then(() => form.requestSubmit())
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
		/** What stood in it when somebody left the page, who now came back. */
		left,
		/** Whether there is something in it to mend or to go on with. */
		isOpen: refused !== null || left !== undefined,
		isSubmitting: navigation.state !== 'idle' && navigation.formMethod === 'POST',
		/** What `Outcome` shows. Its element is what the focus moves to when the form has been answered. */
		outcome: { refused, receipt, toast, isNews: outcome !== firstOutcome, id: answerId, ref: outcomeRef },
		form: {
			method: 'post',
			action: `${useFormAction('.')}#${answerId}`,
			noValidate: true,
			onFocus: bringCheck,
			onInput,
			onSubmit,
		},
	} as const
}

/** Calls `react` when the value is another than before; the value at first does not count. */
function useOnChange<Value>(value: Value, react: (value: Value) => void): void {
	const last = useRef(value)
	const onChange = useEffectEvent(react)
	useEffect(() => {
		if (value === last.current) return
		last.current = value
		onChange(value)
	}, [value])
}

/** The key stays over retries, also where the form was left meanwhile (`known`), until it is replaced by a fresh one after success. */
function storeSubmissionKey(form: HTMLFormElement, known: string | undefined): void {
	const field = form.elements.namedItem(idempotencyField)
	if (!(field instanceof HTMLInputElement) || field.value !== '') return
	// Not randomUUID, which only exists on secure origins.
	const bytes = crypto.getRandomValues(new Uint8Array(16))
	field.value = known || Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
