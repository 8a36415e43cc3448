/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the options are links, and no select can hold those */
import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { Prose } from '#app/company/prose.tsx'
import { classNames } from '#app/ui/class_names.ts'
import { searchGroupNames } from '#app/content/search_groups.ts'
import { withAskedChoices } from '../with_asked_choices.ts'
import { type Found, grouped } from './found.ts'
import { OptionGroup } from './option.tsx'
import { marked, snippetOf } from './snippet.ts'

interface Props {
	found: readonly Found[]
	/** The words of the query. */
	words: readonly string[]
	/** The id of the active option. */
	active: string | null
	onFollow(url: string): void
}

/** The results, grouped by type. */
export function ResultGroups({ found, words, active, onFollow }: Props) {
	const facts = useFacts()
	return grouped(found).map((group) => (
		<OptionGroup
			key={group.contentType}
			id={`found-${group.contentType}`}
			name={searchGroupNames[group.contentType]}
		>
			{group.found.map(({ id, title, body, url, match }) => (
				<Link
					key={url}
					id={`found-${id}`}
					to={withAskedChoices(url, words.join(' '), facts)}
					role="option"
					aria-selected={active === `found-${id}`}
					tabIndex={-1}
					onClick={() => onFollow(url)}
					data-match={`${Math.round(match * 100)}%`}
					className={classNames(
						'-mx-2 block rounded-md border-2 px-1.5 py-3',
						active === `found-${id}`
							? 'border-primary bg-secondary text-secondary-foreground'
							: 'border-transparent hover:bg-secondary hover:text-secondary-foreground',
					)}
				>
					<span className="block font-semibold wrap-anywhere underline">
						<Marked text={title} words={words} />
					</span>
					<span className="block max-w-[66ch] text-[0.9375rem] wrap-anywhere">
						<Marked text={snippetOf(body, words)} words={words} />
					</span>
				</Link>
			))}
		</OptionGroup>
	))
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
	return marked(text, words).map(({ at, text: piece, isMatch }) =>
		isMatch ? (
			<mark key={at} className="bg-accent/35 text-current">
				{piece}
			</mark>
		) : (
			<span key={at}>
				<Prose text={piece} />
			</span>
		),
	)
}
