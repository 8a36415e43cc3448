import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '../parts/panel.tsx'
import { SampleMark } from '../parts/sample_mark.tsx'
import type { OwnTable } from './own_rows.server.ts'

/** The rows of a step: each leads to its form, and another one can be added. */
export function OwnRows({ tables }: { tables: readonly OwnTable[] }) {
	return tables.map(({ label, add, addLabel, rows }) => (
		<Panel key={label} title={label}>
			{rows.length === 0 && <p>There is none yet.</p>}
			<ul className="gap-x-6 sm:columns-[14rem_2]">
				{rows.map(({ name, path, isSample, isShown }) => (
					<li key={path} className="break-inside-avoid">
						<Link to={path} className="link inline-block py-2.5">
							{name}
						</Link>{' '}
						{isSample && <SampleMark isHidden={false} />}
						{!isShown && <span className="text-muted-foreground">not shown</span>}
					</li>
				))}
			</ul>
			<ButtonLink kind="secondary" to={add} className="mt-3">
				{addLabel}
			</ButtonLink>
		</Panel>
	))
}
