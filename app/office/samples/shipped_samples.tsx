import { Link } from 'react-router'
import { Panel } from '../parts/panel.tsx'
import type { ShippedKind } from './as_shipped.server.ts'

/** The samples of each kind, each with the way to where it is changed. */
export function ShippedSamples({ samples }: { samples: readonly ShippedKind[] }) {
	return (
		<div className="gap-5 lg:columns-2">
			{samples.map(({ title, note, rows }) => (
				<Panel key={title} title={title} className="mb-5 break-inside-avoid">
					{note && <p className="mb-2">{note}</p>}
					<ul>
						{rows.map(({ text, path }) => (
							<li key={path + text}>
								<Link to={path} className="link inline-block max-w-full truncate py-2">
									{text}
								</Link>
							</li>
						))}
					</ul>
				</Panel>
			))}
		</div>
	)
}
