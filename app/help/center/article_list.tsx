import { Form } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Listed } from './center_content.server.ts'
import { Found } from './found.tsx'
import { Shelves } from './shelves.tsx'

/** The articles by category or the search results, or a message if there are none. */
export function ArticleList({ list }: { list: Listed }) {
	if (list.kind === 'failed') {
		return (
			<output className="block max-w-[52ch] text-lead">
				Our articles could not be loaded just now. Please try again in a minute, or call <CallLink />.
			</output>
		)
	}
	if (list.kind === 'shelves') {
		if (list.shelves.length > 0) return <Shelves shelves={list.shelves} />
		return <output className="block text-lead">No articles available in this category.</output>
	}
	if (list.articles.length > 0) return <Found query={list.query} articles={list.articles} />
	return (
		<div>
			<output className="block text-lead">No articles found for your search.</output>
			<p className="mt-2 max-w-[52ch]">
				Try fewer words, or call <CallLink data-analytics-event="call_help" /> and ask us.
			</p>
			<Form action="/help" preventScrollReset className="mt-6">
				<Button type="submit" kind="secondary">
					Clear Search
				</Button>
			</Form>
		</div>
	)
}
