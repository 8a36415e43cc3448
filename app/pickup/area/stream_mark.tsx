import { type Stream, streamNames } from '../schedule/streams.ts'

/** The colors of the carts: green for trash, blue for recycling; straw for lawn waste. */
const colors: Readonly<Record<Stream, string>> = {
	trash: 'light-dark(#1c6b4d, #5fc49a)',
	recycling: 'light-dark(#1f63a8, #7db8f0)',
	lawn: 'light-dark(#8a6410, #e0b85a)',
}

/** A stream's color and name. */
export function StreamMark({ stream }: { stream: Stream }) {
	return (
		<span className="inline-flex items-center gap-2">
			<svg viewBox="0 0 14 14" width={14} height={14} aria-hidden="true" className="shrink-0">
				<rect width={14} height={14} rx={4} fill={colors[stream]} />
			</svg>
			{streamNames[stream]}
		</span>
	)
}
