import { Link } from 'react-router'

interface Pages {
	/** The URLs of a list's other pages; null if there is none. */
	previous: string | null
	first: string | null
	next: string | null
}

/** Links between the pages of a list; renders nothing if there is only one page. */
export function PageLinks({ previous, first, next }: Pages) {
	if (previous === null && first === null && next === null) return null
	return (
		<nav aria-label="Pages" className="mt-6 flex flex-wrap gap-x-6">
			{previous !== null && (
				<Link to={previous} rel="prev" className="link inline-block py-2.5">
					Previous page
				</Link>
			)}
			{first !== null && (
				<Link to={first} className="link inline-block py-2.5">
					First page
				</Link>
			)}
			{next !== null && (
				<Link to={next} rel="next" className="link ml-auto inline-block py-2.5">
					Next page
				</Link>
			)}
		</nav>
	)
}
