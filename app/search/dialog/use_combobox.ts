import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Makes a field a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in the field, arrows
 * choose, Enter follows the active option or submits the form. Returns the active option's id, reset when `options`
 * changes.
 */
export function useCombobox(
	field: HTMLInputElement,
	listbox: RefObject<HTMLElement | null>,
	options: unknown,
): string | null {
	const [chosen, setChosen] = useState<{ id: string | null; among: unknown }>({ id: null, among: options })
	const active = chosen.among === options ? chosen.id : null

	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		if (event.isComposing) return
		const all = [...(listbox.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
		const at = all.findIndex(({ id }) => id === active)
		if (event.key === 'Enter' && at >= 0) {
			event.preventDefault()
			all[at]?.click()
		}
		if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
		event.preventDefault()
		// Past either end no option is active.
		const step = event.key === 'ArrowDown' ? 1 : -1
		const next = at < 0 && step < 0 ? all.at(-1) : all[at + step]
		setChosen({ id: at + step < 0 && at >= 0 ? null : (next?.id ?? null), among: options })
		next?.scrollIntoView({ block: 'nearest' })
	})

	useEffect(() => {
		const listening = new AbortController()
		field.addEventListener('keydown', onKeyDown, { signal: listening.signal })
		setAttributes(field, { role: 'combobox', 'aria-autocomplete': 'list' })
		return () => listening.abort()
	}, [field])

	useEffect(() => {
		setAttributes(field, {
			'aria-expanded': String(listbox.current !== null),
			'aria-controls': listbox.current?.id ?? null,
			'aria-activedescendant': active,
		})
	})

	return active
}

/** Sets attributes on the element directly, because the field is in the server's HTML. */
function setAttributes(field: HTMLElement, attributes: Record<string, string | null>): void {
	for (const [name, value] of Object.entries(attributes)) {
		if (value === null) field.removeAttribute(name)
		else field.setAttribute(name, value)
	}
}
