import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { readValues } from '#app/ui/restored_input.ts'
import { intentField, type OrderAnswer } from './place.ts'

/**
 * Tracks the form's values and the place found for the address. Rereads the values when `version` changes,
 * because the fields or the form were replaced.
 */
export function useOrderValues(version: string, firstValues: FormValues, answered: OrderAnswer | undefined) {
	const form = useRef<HTMLFormElement>(null)
	const [values, setValues] = useState(firstValues)
	const lookUp = useFetcher<OrderAnswer>()
	const last = useRef('')
	const [known, setKnown] = useState({ answered, found: lookUp.data, place: answered?.place ?? null })
	if (known.answered !== answered || known.found !== lookUp.data) {
		const news = known.answered === answered ? lookUp.data : answered
		setKnown({ answered, found: lookUp.data, place: news?.place ?? null })
	}
	const readAgain = useEffectEvent(() => {
		if (form.current === null) return
		const now = readValues(form.current)
		setValues(now)
		ask(now)
	})
	useEffect(() => readAgain(), [version])

	/** Looks up the address once it is complete, and again when a relevant value changes. */
	function ask(now: FormValues) {
		const { service = '', address = '', town = '', area_slug = '', extras = '' } = now
		const key = addressKey(now) + [extras, area_slug].join('\n')
		if (!hasAddress(now) || key === last.current) return
		last.current = key
		const query = new FormData()
		for (const [name, value] of Object.entries({ service, address, town, area_slug })) query.set(name, value)
		for (const extra of extras.split(',').filter(Boolean)) query.append('extras', extra)
		query.set(intentField, 'total')
		void lookUp.submit(query, { method: 'post', action: '/order' })
	}

	return {
		values,
		/** Null if there is no address to look up. */
		place: hasAddress(values) ? known.place : null,
		followed: {
			ref: form,
			onChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
				const now = readValues(currentTarget)
				setValues(now)
				const { name = '' } = target as Partial<HTMLInputElement>
				if (name === 'area_slug' || name === 'extras') ask(now)
			},
			onBlur({ currentTarget, target }: FocusEvent<HTMLFormElement>) {
				if (!['address', 'town'].includes(target.name)) return
				const now = readValues(currentTarget)
				// Another address may not lie in the area that was chosen.
				if (!last.current.startsWith(addressKey(now))) ask({ ...now, area_slug: '' })
			},
		},
	}
}

function addressKey({ service = '', address = '', town = '' }: FormValues): string {
	return [service, address, town, ''].join('\n')
}

function hasAddress({ address = '', town = '' }: FormValues): boolean {
	return address.trim() !== '' && town.trim() !== ''
}
