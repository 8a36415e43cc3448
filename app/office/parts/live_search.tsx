import { Form, useNavigation, useSubmit } from 'react-router'
import { pageRouter } from './page_router.ts'
import { useQueryField } from '#app/ui/query_field.ts'
import { SearchField } from './search_field.tsx'
import { useAfterPause } from './use_after_pause.ts'

/** The debounce in milliseconds; longer than the pause between two keystrokes. */
const pauseMs = 150

interface Props {
	/** What is searched, as the accessible name of the search. */
	of: string
	id: string
	/** The path of the page, which handles `?q=`. */
	path: string
	query: string
	label: string
	placeholder: string
}

/** Searches a page's list while the user types; without scripts, by its button. */
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
						// Does nothing while another page is being opened.
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
