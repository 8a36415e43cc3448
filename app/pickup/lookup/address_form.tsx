import { type ComponentType, lazy, type RefCallback, Suspense, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { longestAddress } from '#platform/addresses/address_parts.ts'
import { Button } from '#app/ui/button.tsx'
import { useRestoredInput } from '#app/ui/restored_input.ts'
import { addressField, resultAnchor, type LookUpOutcome } from './look_up_result.ts'
import type { SuggestionsProps } from './suggestions.tsx'

/** Loaded when the field is first used; if loading fails, the form works without suggestions. */
const Suggestions = lazy<ComponentType<SuggestionsProps>>(() =>
	import('./suggestions.tsx').catch(() => ({ default: () => null })),
)

const formId = 'look-up'
const action = '/pickup-day'
const fieldName = 'pickup-address'
const hintId = 'pickup-address-hint'

interface Props {
	/** The initial value: from a search result, otherwise empty. */
	street?: string
	lookUp?: LookUpOutcome | null
	/** An example address on our routes; null if none is known. */
	example?: string | null
	/** The visible label above the field. */
	label?: string
	className?: string
}

/** The address form. Works without scripts; with them, suggests streets while the user types. */
export function AddressForm({
	street = '',
	lookUp = null,
	example = null,
	label = 'Your address',
	className = 'mt-6',
}: Props) {
	const restored = useRestoredInput(formId)
	const [field, setField] = useState<HTMLInputElement | null>(null)
	const [isTouched, setIsTouched] = useState(false)
	const { pathname } = useLocation()
	const { state, formData } = useNavigation()
	// Only while submitting, not while the page reloads its data: the answer shows by then, and a disabled
	// button would ignore Enter.
	const isSending = state === 'submitting' && formData?.has(addressField) === true
	const isFaulty = lookUp?.result.kind === 'unread' || lookUp?.result.kind === 'number-needed'
	// With scripts, the result takes the focus when it arrives. The hash would move the focus there again once
	// the page's data loads, away from a field that the user may be typing in by then.
	const hash = field !== null && pathname === action ? '' : `#${resultAnchor}`
	const ref: RefCallback<HTMLInputElement> = (element) => {
		setField(element)
		// The field may have been focused before the scripts ran.
		if (element !== null && element === document.activeElement) setIsTouched(true)
	}
	return (
		<search className={`block ${className}`}>
			<Form id={formId} method="post" action={action + hash} preventScrollReset className="relative">
				<label htmlFor={fieldName} className="mb-2 block font-semibold">
					{label}
				</label>
				<div className="rounded-lg border-2 border-primary bg-card p-1.5 shadow-lg flex flex-wrap">
					<input
						ref={ref}
						id={fieldName}
						name={addressField}
						type="text"
						defaultValue={lookUp?.address ?? restored?.[addressField] ?? street}
						required
						autoComplete="address-line1"
						enterKeyHint="search"
						placeholder={example ?? 'House number, street, town'}
						aria-invalid={isFaulty || undefined}
						aria-describedby={isFaulty ? resultAnchor : street === '' ? undefined : hintId}
						onFocus={() => setIsTouched(true)}
						className="h-12 min-w-0 flex-[99_1_7.5rem] rounded-md bg-transparent px-3 truncate text-lg text-card-foreground placeholder:text-muted-foreground"
					/>
					<Button
						type="submit"
						kind="loud"
						disabled={isSending}
						className="max-w-full grow max-sm:px-3 sm:grow-0 sm:px-6 sm:whitespace-nowrap"
					>
						Find my day
					</Button>
				</div>
				{street !== '' && lookUp === null && (
					<p id={hintId} className="mt-2">
						Put your house number before the street.
					</p>
				)}
				{isTouched && field && (
					<Suspense fallback={null}>
						<Suggestions field={field} longest={longestAddress} />
					</Suspense>
				)}
			</Form>
		</search>
	)
}
