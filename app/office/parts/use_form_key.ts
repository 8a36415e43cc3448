import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The key of a form beside others. It is made anew once a page answers it (`isAnswered`), for another row, and where it begins with other
 * words (`begins`); what is half typed in it stays while other forms of its page are answered.
 */
export function useFormKey(isAnswered: boolean, begins = ''): string {
	const { key, pathname } = useLocation()
	const of = pathname + begins
	const [made, setMade] = useState({ of, key })
	if (made.of !== of || (isAnswered && made.key !== key)) setMade({ of, key })
	return made.of + made.key
}
