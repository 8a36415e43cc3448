import type { ChangeEvent, SubmitEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useQueryField } from '#app/ui/query_field.ts'
import { longestQuery } from './longest_query.ts'

/** The search field (HE-02): a plain form for `/help?q=`, which navigates without a reload if scripts are loaded. */
export function SearchBox({ query }: { query: string }) {
	const navigate = useNavigate()
	const field = useQueryField(query)

	function ignoreBlank(event: SubmitEvent<HTMLFormElement>) {
		if (String(new FormData(event.currentTarget).get('q')).trim() === '') event.preventDefault()
	}
	function browseAgain(event: ChangeEvent<HTMLInputElement>) {
		if (event.target.value === '' && query !== '') void navigate('/help', { preventScrollReset: true })
	}

	return (
		<search className="mt-6 block lg:mt-0 lg:rounded-xl lg:bg-band lg:p-3 lg:shadow-xl">
			<Form
				action="/help"
				onSubmit={ignoreBlank}
				preventScrollReset
				className="lg:flex lg:flex-wrap lg:items-center lg:gap-x-6"
			>
				<label
					htmlFor="help-search"
					className="mb-2 block font-semibold lg:mb-0 lg:pl-4 lg:font-display lg:text-subtitle lg:whitespace-nowrap lg:text-band-foreground"
				>
					What would you like to know?
				</label>
				<div className="flex grow rounded-lg border-2 border-primary bg-card p-1.5 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ring max-lg:shadow-lg lg:border-card lg:focus-within:outline-band-accent">
					<input
						id="help-search"
						name="q"
						type="search"
						ref={field}
						defaultValue={query}
						maxLength={longestQuery}
						required
						autoComplete="off"
						enterKeyHint="search"
						placeholder="Missed pickup, broken lid, old sofa …"
						onChange={browseAgain}
						className="h-12 min-w-0 grow bg-transparent px-3 truncate text-lg text-card-foreground outline-none placeholder:text-muted-foreground"
					/>
					<Button type="submit" kind="loud" className="px-4 sm:px-6">
						<Icon name="search" size={22} />
						<span className="sr-only sm:not-sr-only">Search</span>
					</Button>
				</div>
			</Form>
		</search>
	)
}
