import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { choiceParameter, listQuery } from '../requests/filters.ts'
import { type Origin, originParameters } from '../requests/origin.ts'
import { CheckBox } from '../parts/check_box.tsx'
import { Disclosure } from '../parts/disclosure.tsx'
import { FilterSelect } from '../parts/filter_select.tsx'
import { SearchField } from '../parts/search_field.tsx'
import type { ListPageData } from './list_page.server.ts'

const sorts = [
	{ value: 'due', label: 'Due first' },
	{ value: 'newest', label: 'Newest first' },
	{ value: 'name', label: 'By name' },
]

/** The list's filters: a GET form, so that they are part of the URL. */
export function FilterForm({ filters, forms, statuses, choices, colleagues }: ListPageData) {
	const { query, status, form, assignee, isOverdueOnly, plan, sort } = filters
	const isNarrowed = listQuery({ ...filters, query: '', cursor: null }) !== ''
	return (
		<search key={listQuery(filters)} aria-label="Leads" className="block">
			<Form method="get">
				<SearchField
					id="lead-search"
					label="Name, phone, email, place or reference"
					placeholder="Name, phone, place, reference"
					query={query}
				/>
				<OriginInputs origin={filters.origin} />
				<Disclosure title="Narrow and sort" isOpen={isNarrowed} className="mt-1">
					<div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-end gap-3 pt-1 pb-2 md:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
						<FilterSelect
							name="status"
							label="Status"
							value={status ?? ''}
							options={[{ value: '', label: 'All but spam' }, ...statuses]}
						/>
						<FilterSelect
							name="form"
							label="Form"
							value={form ?? ''}
							options={[{ value: '', label: 'All forms' }, ...forms]}
						/>
						{choices.map(({ column, label, options }) => (
							<FilterSelect
								key={column}
								name={choiceParameter(column)}
								label={label}
								value={filters.choices.find((choice) => choice.column === column)?.value ?? ''}
								options={[{ value: '', label: 'Any' }, ...options]}
							/>
						))}
						<FilterSelect
							name="who"
							label="Assigned to"
							value={assignee ?? ''}
							options={[
								{ value: '', label: 'Anyone' },
								{ value: 'me', label: 'Me' },
								{ value: 'nobody', label: 'Nobody' },
								...colleagues.map(({ id, name }) => ({ value: id, label: name })),
							]}
						/>
						<FilterSelect
							name="plan"
							label="To do"
							value={plan ?? ''}
							options={[
								{ value: '', label: 'At any time' },
								{ value: 'today', label: 'Today' },
								{ value: 'follow-up', label: 'With a follow-up' },
								{ value: 'aside', label: 'Set aside as spam' },
							]}
						/>
						<FilterSelect name="sort" label="Order" value={sort} options={sorts} />
						<div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-2">
							<CheckBox name="overdue" value="1" defaultChecked={isOverdueOnly} label="Overdue only" />
							<Button type="submit">Show</Button>
							{(isNarrowed || query !== '' || filters.origin) && (
								<Link to="." className="link py-2.5">
									Clear
								</Link>
							)}
						</div>
					</div>
				</Disclosure>
			</Form>
		</search>
	)
}

/** Hidden inputs that keep the origin filter when the filter form is submitted. */
function OriginInputs({ origin }: { origin: Origin | null }) {
	return originParameters(origin).map(([name, value]) => (
		<input key={name} type="hidden" name={name} value={value} />
	))
}
