import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Returns the React key of a form that is one of several on its page. It changes when a page responds to the form
 * (`isAnswered`), for another path, and for other initial values (`begins`); otherwise unsent input is kept.
 */
export function useFormKey(isAnswered: boolean, begins = ''): string {
	const { key, pathname } = useLocation()
	const of = pathname + begins
	const [made, setMade] = useState({ of, key })
	if (made.of !== of || (isAnswered && made.key !== key)) setMade({ of, key })
	return made.of + made.key
}
