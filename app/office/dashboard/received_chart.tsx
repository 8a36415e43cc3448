import { classNames } from '#app/ui/class_names.ts'
import { Disclosure } from '../parts/disclosure.tsx'
import type { DashboardFigures } from './dashboard_page.server.ts'

interface Props {
	columns: DashboardFigures['columns']
	/** The period, as the label of the darker bars. */
	title: string
	/** The period before, as the table's heading and the label of the paler bars. */
	earlier: string
}

/** The requests received in each part of a period and of the one before, as a chart and as a table. */
export function ReceivedChart({ columns, title, earlier }: Props) {
	const most = Math.max(4, ...columns.flatMap(({ now, before }) => [now, before]))
	const isDense = columns.length > 12
	return (
		<section aria-labelledby="received" className="mt-10">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
				<h3 id="received" className="text-xl">
					Requests received
				</h3>
				<ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
					<li className="flex items-center gap-2">
						<span className="size-3.5 rounded-sm bg-primary" />
						{title}
					</li>
					<li className="flex items-center gap-2">
						<span className="size-3.5 rounded-sm bg-muted-foreground" />
						<span className="first-letter:uppercase">{earlier}</span>
					</li>
				</ul>
			</div>
			<div
				aria-hidden="true"
				className={classNames('mt-4 flex items-end', isDense ? 'gap-px sm:gap-1' : 'gap-2 sm:gap-4')}
			>
				{columns.map((column, index) => (
					<div key={column.name} className="min-w-0 flex-1 text-center">
						<span className={classNames('font-display font-[650]', isDense && 'max-lg:hidden')}>
							{column.now > 0 ? column.now : ' '}
						</span>
						<Bars {...column} most={most} />
						<span className="block overflow-visible border-t-2 border-foreground pt-1.5 text-[min(0.875rem,5vw)] leading-tight whitespace-nowrap">
							<span className={classNames(isDense && index % 5 !== 0 && 'max-lg:invisible')}>
								{column.label}
							</span>
						</span>
					</div>
				))}
			</div>
			<Disclosure title="The same as a table" className="mt-3">
				<table className="w-full max-w-2xl text-left tabular-nums">
					<thead>
						<tr className="border-b-2 border-foreground">
							<th scope="col" className="py-2 pr-4">
								When
							</th>
							<th scope="col" className="py-2 pr-4 text-right">
								Came
							</th>
							<th scope="col" className="py-2 text-right first-letter:uppercase">
								{earlier}
							</th>
						</tr>
					</thead>
					<tbody>
						{columns.map(({ name, now, before }) => (
							<tr key={name} className="border-b border-border">
								<th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
									{name}
								</th>
								<td className="py-2 pr-4 text-right">{now}</td>
								<td className="py-2 text-right">{before}</td>
							</tr>
						))}
					</tbody>
				</table>
			</Disclosure>
		</section>
	)
}

function Bars({ now, before, most }: Record<'now' | 'before' | 'most', number>) {
	return (
		<svg viewBox={`0 0 5 ${most}`} preserveAspectRatio="none" className="mx-auto mt-1 h-32 w-full max-w-16">
			<rect x={0} y={most - before} width={2} height={before} className="fill-muted-foreground" />
			<rect x={2} y={most - now} width={3} height={now} className="fill-primary" />
		</svg>
	)
}
