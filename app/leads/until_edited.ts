import { type FormEvent, useState } from 'react'
import type { RefusedLead } from './check_lead.ts'

/**
 * Returns the outstanding errors of a refused form as it is edited, and the input handler that tracks edits.
 * A field's error disappears when the field is edited (HO-03), the whole message with the last error.
 */
export function useUntilEdited(refused: RefusedLead | null) {
	const [edited, setEdited] = useState<{ of: RefusedLead | null; names: ReadonlySet<string> }>({
		of: refused,
		names: new Set(),
	})
	const names = edited.of === refused ? edited.names : new Set<string>()
	return {
		outstanding: refused && withoutErrors(refused, names),
		onInput(event: FormEvent<HTMLElement>) {
			const { target } = event
			if (!('name' in target) || typeof target.name !== 'string') return
			setEdited({ of: refused, names: new Set(names).add(target.name) })
		},
	}
}

function withoutErrors(refused: RefusedLead, names: ReadonlySet<string>): RefusedLead | null {
	if (names.size === 0 || refused.errors.length === 0) return refused
	const errors = refused.errors.filter(({ field }) => !names.has(field))
	if (errors.length === 0) return null
	const isConsentMissing = errors.some(({ field }) => field === 'smsConsent')
	return { ...refused, errors, reason: isConsentMissing ? refused.reason : 'invalid' }
}
