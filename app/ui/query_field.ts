import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * A search field that follows the page's query, for example after Back or a link that clears it. Does not
 * overwrite what is typed while a search loads.
 */
export function useQueryField(query: string): RefObject<HTMLInputElement | null> {
	const field = useRef<HTMLInputElement>(null)
	const followed = useRef(query)
	const type = useNavigationType()
	useEffect(() => {
		if (followed.current === query) return
		followed.current = query
		const isTyping = type !== 'POP' && field.current === document.activeElement
		if (field.current && !isTyping) field.current.value = query
	}, [query, type])
	return field
}
