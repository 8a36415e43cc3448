import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * The search field of a page, which follows the page's query: after Back, or a link that clears it. What is typed on while a search is
 * on its way is not overwritten by it.
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
