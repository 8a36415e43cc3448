import { data } from 'react-router'

/** Every other path under `/admin`: 404, but only behind the guard. */
export function loader(): never {
	throw data(null, { status: 404 })
}

export function action(): never {
	throw data(null, { status: 404 })
}

export default function NotFound() {
	return null
}
