import { useEffect, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

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
	const field = useRef<HTMLInputElement>(null)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const isSearching = useNavigation().location?.pathname === path
	useEffect(() => {
		// After Back or Clear; what is being typed right now is not overwritten.
		if (field.current && field.current !== document.activeElement) field.current.value = query
	}, [query])
	useEffect(() => () => clearTimeout(timer.current), [])
	return (
		<search aria-label={of} className="mb-5 block">
			<Form
				method="get"
				className="flex gap-2"
				onChange={({ currentTarget }) => {
					clearTimeout(timer.current)
					timer.current = setTimeout(() => void submit(currentTarget, { replace: true }), pauseMs)
				}}
			>
				<label htmlFor={id} className="sr-only">
					{label}
				</label>
				<input
					id={id}
					ref={field}
					name="q"
					type="search"
					defaultValue={query}
					maxLength={100}
					autoComplete="off"
					placeholder={placeholder}
					aria-busy={isSearching}
					className="h-12 min-w-0 flex-1 rounded-md border border-input bg-card px-3.5 text-base text-card-foreground placeholder:text-muted-foreground"
				/>
				<Button type="submit" kind="secondary">
					<Icon name="search" />
					Find
				</Button>
			</Form>
		</search>
	)
}
