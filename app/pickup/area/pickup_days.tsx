import { Icon } from '#app/ui/icon.tsx'
import type { AreaContent, PickupDay } from './area_content.server.ts'
import { StreamMark } from './stream_mark.tsx'

/** The pickups of the next eight weeks, one line per day. */
export function PickupDays({ days }: Pick<AreaContent, 'days'>) {
	return (
		<section aria-labelledby="days-heading">
			<h2 id="days-heading" className="text-subtitle">
				The next eight weeks
			</h2>
			{days.length === 0 && <p className="mt-4 text-lead">Nothing is picked up here in these weeks.</p>}
			<ol className="mt-3 border-t-2 border-foreground">
				{days.map((day) => (
					<li key={day.date} className="grid gap-x-6 gap-y-1 border-b border-border py-3.5 sm:grid-cols-2">
						<time dateTime={day.date} className="text-lg font-semibold">
							{day.day}
						</time>
						<div>
							<p className="flex flex-wrap gap-x-5 gap-y-1 text-lg">
								{day.streams.map((stream) => (
									<StreamMark key={stream} stream={stream} />
								))}
							</p>
							<Change {...day} />
						</div>
					</li>
				))}
			</ol>
		</section>
	)
}

/** How a day's pickups differ from the usual day, with the reason; renders nothing if they do not. */
export function Change({ isCanceled, movedFrom, reason }: PickupDay) {
	if (!isCanceled && !movedFrom && !reason) return null
	const change = isCanceled ? 'Canceled' : movedFrom ? `Moved from ${movedFrom}` : ''
	return (
		<p className="mt-1 flex items-start gap-2 font-semibold">
			<Icon name="alert" className="mt-0.5" />
			{[change, reason].filter(Boolean).join(': ')}
		</p>
	)
}
