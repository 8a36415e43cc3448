import { Link } from 'react-router'
import { counted } from '#app/company/promises.ts'
import { listQuery } from '../requests/filters.ts'

/** Whose requests are nobody's since they were shut out. */
export function ReleasedLines({ released }: { released: readonly { name: string; count: number }[] }) {
	return (
		<ul>
			{released.map(({ name, count }) => (
				<li key={name}>
					<Link
						to={`/admin/leads${listQuery({ assignee: 'nobody' })}`}
						className="link inline-flex min-h-11 items-center"
					>
						{counted(count, 'request')} that {name} had: nobody has taken {count === 1 ? 'it' : 'them'} on yet
					</Link>
				</li>
			))}
		</ul>
	)
}
