import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FilterSelect } from '../parts/filter_select.tsx'
import { PageLinks } from '../kernel/list/page_links.tsx'
import type { ListPage } from './list_page.server.ts'
import { SmallLabel } from '../parts/small_label.tsx'

/** The list's filters: a GET form. */
export function RangeSearch({ street, area, areas }: Pick<ListPage, 'street' | 'area' | 'areas'>) {
	return (
		<search key={`${street} ${area}`} aria-label="Streets" className="mb-5 block">
			<Form method="get" className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
				<div>
					<SmallLabel htmlFor="street-search">Street</SmallLabel>
					<input
						id="street-search"
						name="street"
						type="search"
						defaultValue={street}
						maxLength={80}
						className={`h-12 ${controlClass}`}
					/>
				</div>
				<FilterSelect
					name="area"
					label="Area"
					value={area}
					options={[{ value: '', label: 'All areas' }, ...areas]}
				/>
				<Button type="submit" kind="secondary">
					<Icon name="search" />
					Find
				</Button>
			</Form>
		</search>
	)
}

/** A page of ranges. */
export function RangeTable({
	ranges,
	previous,
	first,
	next,
}: Pick<ListPage, 'ranges' | 'previous' | 'first' | 'next'>) {
	if (ranges.length === 0) return <p>No range fits. Try the beginning of the street’s name alone.</p>
	return (
		<>
			<ul className="divide-y divide-border rounded-md border border-border bg-card text-card-foreground">
				{ranges.map(({ id, name, zip, area, isSample }) => (
					<li key={id} className="px-4 py-2.5">
						<p className="flex flex-wrap items-baseline gap-x-3">
							<Link
								to={`/admin/streets/${encodeURIComponent(id)}`}
								className="inline-block min-h-6 font-semibold text-primary underline-offset-4 hover:underline"
							>
								{name}
							</Link>
							{isSample && (
								<span className="rounded-sm bg-muted px-2 text-sm text-muted-foreground">Sample</span>
							)}
						</p>
						<p className="text-[0.9375rem] text-muted-foreground">
							{area}
							{zip && `, ${zip}`}
						</p>
					</li>
				))}
			</ul>
			<PageLinks previous={previous} first={first} next={next} />
		</>
	)
}
