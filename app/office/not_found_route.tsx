import { data } from 'react-router'

/** Every other address under `/admin`: unknown, but only to those who may know. */
export function loader(): never {
	throw data(null, { status: 404 })
}

export function action(): never {
	throw data(null, { status: 404 })
}

export default function NotFound() {
	return null
}
