import { Link } from 'react-router'
import type { ListNeighbors } from './lead_list.server.ts'

/** Links back to the list, with its filters, and to the previous and next lead in it. */
export function ListNavigation({ list, previous, next, print }: ListNeighbors) {
	return (
		<nav aria-label="The list" className="flex flex-wrap gap-x-5 print:hidden">
			<Link to={list} data-shortcut="list" className="link inline-block py-2.5">
				Inbox
			</Link>
			<Link to={print} className="link inline-block py-2.5">
				Print
			</Link>
			{previous !== null && (
				<Link to={previous} rel="prev" className="link ml-auto inline-block py-2.5">
					Previous
				</Link>
			)}
			{next !== null && (
				<Link
					to={next}
					rel="next"
					className={`link inline-block py-2.5 ${previous === null ? 'ml-auto' : ''}`}
				>
					Next
				</Link>
			)}
		</nav>
	)
}
