import { Panel } from '../../parts/panel.tsx'
import { counted } from './counted.ts'

interface Props {
	id: string
	count: number
	/** The first of them. */
	refusals: readonly { line: number; reason: string }[]
}

/** The refused lines of the file, each with its reason; renders nothing when there are none. */
export function Refusals({ id, count, refusals }: Props) {
	if (count === 0) return null
	return (
		<Panel title={`${counted(count, 'line')} refused`}>
			<ol className="grid gap-1.5">
				{refusals.map(({ line, reason }) => (
					<li key={line} className="break-words">
						<span className="font-semibold">Line {line}:</span> {reason}
					</li>
				))}
			</ol>
			<p className="mt-3">
				{count > refusals.length && 'These are the first. '}
				<a href={`/admin/streets/import/${id}/refused`} className="link inline-block py-2" download>
					Save all refused lines as CSV
				</a>
			</p>
		</Panel>
	)
}
