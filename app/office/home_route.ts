import { redirect } from 'react-router'

/** The office begins with its inbox. */
export function loader(): never {
	throw redirect('/admin/leads')
}
