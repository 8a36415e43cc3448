import type { Ref } from 'react'
import { Button } from '#app/ui/button.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface Props {
	id: string
	/** The query parameter. */
	name?: string
	label: string
	placeholder: string
	query: string
	isSearching?: boolean
	ref?: Ref<HTMLInputElement>
}

/** A search field with its button, for a GET form. */
export function SearchField({ id, name = 'q', label, placeholder, query, isSearching, ref }: Props) {
	return (
		<div className="flex gap-2">
			<label htmlFor={id} className="sr-only">
				{label}
			</label>
			<input
				id={id}
				ref={ref}
				name={name}
				type="search"
				defaultValue={query}
				maxLength={100}
				autoComplete="off"
				placeholder={placeholder}
				aria-busy={isSearching}
				className={`h-12 min-w-0 flex-1 ${controlClass}`}
			/>
			<Button type="submit" kind="secondary">
				<Icon name="search" />
				Find
			</Button>
		</div>
	)
}
