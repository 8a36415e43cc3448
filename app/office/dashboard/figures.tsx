import { Link } from 'react-router'
import type { DashboardFigures } from './dashboard_page.server.ts'
import { FigureTiles } from './figure_tiles.tsx'
import { PeriodLinks } from './period_links.tsx'
import { ReceivedChart } from './received_chart.tsx'

/** The figures of a period with its chart, and the periods to choose from. */
export function Figures({ period, sentence, tiles, columns, earlier, inbox }: DashboardFigures) {
	return (
		<>
			<PeriodLinks {...period} />
			<p className="mb-4 max-w-prose text-muted-foreground">
				{sentence} What was answered is of the requests that came in that time; what was won counts when it
				was won. Times to the first answer are medians in business hours. Spam is not counted.
			</p>
			<FigureTiles tiles={tiles} />
			<p className="mt-2">
				<Link to={inbox} className="link inline-flex min-h-11 items-center">
					These requests in the inbox
				</Link>
			</p>
			<ReceivedChart columns={columns} title={period.title} earlier={earlier} />
		</>
	)
}
