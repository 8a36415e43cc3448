import { classNames } from '#app/ui/class_names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ChartDay, WeekPage } from './week_page.server.ts'

const looks = [
	{ fill: 'fill-primary', swatch: 'bg-primary' },
	{ fill: 'fill-accent', swatch: 'bg-accent' },
	{ fill: 'fill-muted-foreground', swatch: 'bg-muted-foreground' },
	{ fill: 'fill-foreground', swatch: 'bg-foreground' },
]

type Series = (WeekPage['forms'][number] & (typeof looks)[number])[]

/** The number of leads per day, by form: a chart, and the same as a table. */
export function LeadsByDay({ forms, days }: Pick<WeekPage, 'forms' | 'days'>) {
	const series = forms.flatMap((form, index) => {
		const look = looks[index % looks.length]
		return look ? [{ ...form, ...look }] : []
	})
	const max = Math.max(4, ...days.map(({ total }) => total))
	return (
		<section aria-labelledby="by-day" className="mt-12">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
				<h2 id="by-day" className="text-xl">
					Leads by form
				</h2>
				<ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
					{series.map(({ form, label, swatch }) => (
						<li key={form} className="flex items-center gap-2">
							<span className={classNames('size-3.5 rounded-sm', swatch)} />
							{label}
						</li>
					))}
				</ul>
			</div>
			<div aria-hidden="true" className="mt-4 grid grid-cols-7 gap-2 sm:gap-4">
				{days.map((day) => (
					<div key={day.date} className="text-center">
						<span className="font-display font-[650]">{day.total}</span>
						<Column day={day} series={series} max={max} />
						<span className="block border-t-2 border-foreground pt-1.5 text-sm leading-tight">
							<span className="max-sm:block">{day.weekday}</span> <span>{day.day}</span>
						</span>
					</div>
				))}
			</div>
			<details className="mt-3">
				<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
					<Icon name="chevron" />
					The same as a table
				</summary>
				<table className="w-full max-w-2xl text-left tabular-nums">
					<thead>
						<tr className="border-b-2 border-foreground">
							<th scope="col" className="py-2 pr-4">
								Day
							</th>
							{series.map(({ form, label }) => (
								<th key={form} scope="col" className="py-2 pr-4">
									{label}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{days.map(({ date, weekday, day, byForm }) => (
							<tr key={date} className="border-b border-border">
								<th scope="row" className="py-2 pr-4 font-normal">
									{weekday} {day}
								</th>
								{series.map(({ form }) => (
									<td key={form} className="py-2 pr-4">
										{byForm[form]}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</section>
	)
}

function Column({ day, series, max }: { day: ChartDay; series: Series; max: number }) {
	return (
		<svg viewBox={`0 0 1 ${max}`} preserveAspectRatio="none" className="mx-auto mt-1 h-40 w-full max-w-20">
			{series.map(({ form, fill }, index) => {
				const upTo = series.slice(0, index + 1).reduce((sum, below) => sum + day.byForm[below.form], 0)
				return <rect key={form} x={0} y={max - upTo} width={1} height={day.byForm[form]} className={fill} />
			})}
		</svg>
	)
}
