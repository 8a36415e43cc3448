import { redirect } from 'react-router'

/** The office's start page is its inbox. */
export function loader(): never {
	throw redirect('/admin/leads')
}
