import type { AreaContent } from './area_content.server.ts'

/** The next eight weeks, a line a day. */
export function PickupDays({ days }: Pick<AreaContent, 'days'>) {
	return (
		<section aria-labelledby="days-heading" className="mt-10">
			<h2 id="days-heading" className="text-subtitle">
				The next eight weeks
			</h2>
			<ol className="mt-4 border-t-2 border-foreground">
				{days.map(({ date, day, streams, isCancelled, reason }) => (
					<li key={date} className="border-b border-border py-3">
						<p className="text-lg">
							<time dateTime={date} className="font-semibold">
								{day}
							</time>
							: {streams.join(', ')}
							{isCancelled && ' (cancelled)'}
						</p>
						{reason && <p className="text-muted-foreground">{reason}</p>}
					</li>
				))}
			</ol>
		</section>
	)
}
