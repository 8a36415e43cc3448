import { Link } from 'react-router'
import type { OfferedTemplate } from './shown_message.ts'

/** Lists links to the templates for an answer. */
export function TemplateLinks({ templates }: { templates: readonly OfferedTemplate[] }) {
	return (
		<ul className="divide-y divide-border rounded-md border border-border">
			{templates.map(({ id, name, to }) => (
				<li key={id}>
					<Link to={to} className="flex min-h-11 items-center px-3 py-1.5 hover:bg-muted">
						{name}
					</Link>
				</li>
			))}
		</ul>
	)
}
