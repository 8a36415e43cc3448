import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '../parts/panel.tsx'
import { RowMark } from '../parts/row_mark.tsx'
import type { OwnTable } from './own_rows.server.ts'

/** The rows of a step: each leads to its form, and another one can be added. */
export function OwnRows({ tables }: { tables: readonly OwnTable[] }) {
	return tables.map(({ label, add, rows }) => (
		<Panel key={label} title={label}>
			{rows.length === 0 && <p>There is none yet.</p>}
			<ul className="gap-x-6 sm:columns-[14rem_2]">
				{rows.map(({ name, path, isSample, isHidden }) => (
					<li key={path} className="break-inside-avoid">
						<Link to={path} className="link inline-block py-2.5">
							{name}
						</Link>{' '}
						<RowMark isSample={isSample} isHidden={isHidden} />
					</li>
				))}
			</ul>
			<ButtonLink kind="secondary" to={add.to} className="mt-3">
				{add.label}
			</ButtonLink>
		</Panel>
	))
}
