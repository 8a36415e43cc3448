import { Form, useNavigation, useSubmit } from 'react-router'
import { pageRouter } from './page_router.ts'
import { useQueryField } from '#app/ui/query_field.ts'
import { SearchField } from './search_field.tsx'
import { useAfterPause } from './use_after_pause.ts'

/** Nobody types faster than this between two letters and waits for an answer. */
const pauseMs = 150

interface Props {
	/** What is searched, for those who do not see the page. */
	of: string
	id: string
	/** The address of the page, which answers `?q=`. */
	path: string
	query: string
	label: string
	placeholder: string
}

/** Searches a page's list while somebody types; without scripts by its button. */
export function LiveSearch({ of, id, path, query, label, placeholder }: Props) {
	const submit = useSubmit()
	const field = useQueryField(query)
	const afterPause = useAfterPause(pauseMs)
	const isSearching = useNavigation().location?.pathname === path
	return (
		<search aria-label={of} className="mb-5 block">
			<Form
				method="get"
				onChange={({ currentTarget }) =>
					afterPause(() => {
						const { location } = pageRouter()?.state.navigation ?? {}
						// A page that was opened meanwhile comes.
						if (location === undefined || location.pathname === path)
							void submit(currentTarget, { replace: true })
					})
				}
			>
				<SearchField
					id={id}
					ref={field}
					label={label}
					placeholder={placeholder}
					query={query}
					isSearching={isSearching}
				/>
			</Form>
		</search>
	)
}
