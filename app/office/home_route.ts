import { redirect } from 'react-router'

/** The office's first page is another place's. */
export function loader(): never {
	throw redirect('/admin/account')
}
