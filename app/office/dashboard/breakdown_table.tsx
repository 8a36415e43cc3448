import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BreakdownRow, DashboardFigures } from './dashboard_page.server.ts'

const shown = 8

/** Requests by form, town or page, each with a bar and a link to the inbox; the rarer ones are folded. */
export function BreakdownTable({ id, title, rows }: DashboardFigures['breakdowns'][number]) {
	const [first, rest] = [rows.slice(0, shown), rows.slice(shown)]
	return (
		<section aria-labelledby={`by-${id}`} className="@container mt-10">
			<h3 id={`by-${id}`} className="text-xl">
				{title}
			</h3>
			{rows.length === 0 ? (
				<p className="mt-3 border-t border-border py-4 text-muted-foreground">
					Nothing came in either period.
				</p>
			) : (
				<Rows label={title} rows={first} />
			)}
			{rest.length > 0 && (
				<details className="mt-2">
					<summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
						{rest.length} more
					</summary>
					<Rows label={`${title}, the rarer ones`} rows={rest} />
				</details>
			)}
		</section>
	)
}

const columns = [
	['Name', 'pr-4'],
	['Requests', 'w-36 pr-4'],
	['First answer', 'w-32 pr-4'],
	['Answered in time', 'w-28 pr-4'],
	['Won', 'w-44'],
] as const

function Rows({ label, rows }: { label: string; rows: readonly BreakdownRow[] }) {
	return (
		<table aria-label={label} className="mt-3 w-full text-left">
			<thead className="@max-2xl:sr-only">
				<tr className="border-b-2 border-foreground align-bottom">
					{columns.map(([name, className]) => (
						<th key={name} scope="col" className={`py-2 ${className}`}>
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr
						key={row.to}
						className="border-b border-border @max-2xl:flex @max-2xl:flex-wrap @max-2xl:gap-x-5 @max-2xl:py-2.5 @max-2xl:first:border-t-2 @max-2xl:first:border-t-foreground"
					>
						<th scope="row" className="font-normal wrap-anywhere @max-2xl:basis-full @2xl:py-2.5 @2xl:pr-4">
							<Link to={row.to} className="link">
								{row.name}
							</Link>
							<ShareBar share={row.share} />
						</th>
						<Cell label="Requests">
							<span className="font-semibold">{row.came}</span>
							<span className="text-[0.9375rem] text-muted-foreground">, {row.before} before</span>
						</Cell>
						<Cell label="First answer">{row.answer}</Cell>
						<Cell label="Answered in time">{row.inTime}</Cell>
						<Cell label="Won">
							{row.won}
							{row.worth && <span className="text-[0.9375rem] text-muted-foreground">, {row.worth}</span>}
						</Cell>
					</tr>
				))}
			</tbody>
		</table>
	)
}

interface CellProps {
	/** The name of the column, shown on layouts without columns. */
	label: string
	children: ReactNode
}

function Cell({ label, children }: CellProps) {
	return (
		<td className="align-top tabular-nums @2xl:py-2.5 @2xl:not-last:pr-4">
			<span className="text-[0.9375rem] text-muted-foreground @2xl:hidden">{label}: </span>
			{children}
		</td>
	)
}

/** A bar scaled to the largest share; decorative, because the numbers beside it say the same. */
function ShareBar({ share }: { share: number }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 100 4"
			preserveAspectRatio="none"
			className="mt-1.5 block h-1.5 w-full max-w-md"
		>
			<rect x={0} y={0} width={100} height={4} className="fill-muted" />
			<rect x={0} y={0} width={share * 100} height={4} className="fill-primary" />
		</svg>
	)
}
