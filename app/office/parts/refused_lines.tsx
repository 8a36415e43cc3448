import type { ReactNode } from 'react'
import { counted } from '#platform/text/counted.ts'
import { Panel } from './panel.tsx'

/** Lists refused lines of a file, each with its reason; renders nothing if there are none. */
export function RefusedLines({
	count,
	refusals,
	children,
}: {
	count: number
	/** The first refused lines. */
	refusals: readonly { line: number; reason: string }[]
	children?: ReactNode
}) {
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
			{children}
		</Panel>
	)
}
