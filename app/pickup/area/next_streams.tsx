import type { AreaContent } from './area_content.server.ts'
import { Change } from './pickup_days.tsx'
import { StreamMark } from './stream_mark.tsx'

/** The streams of the next pickup, how it differs from the usual day, and when carts must be out. */
export function NextStreams({ next, setOut }: { next: NonNullable<AreaContent['next']>; setOut: string }) {
	return (
		<>
			<p className="flex flex-wrap gap-x-6 gap-y-1 font-semibold">
				{next.streams.map((stream) => (
					<StreamMark key={stream} stream={stream} />
				))}
			</p>
			<Change {...next} />
			<p className="mt-2">Set carts at the curb by {setOut}.</p>
		</>
	)
}
