import { counted } from '#platform/text/counted.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MarkedWords } from '../words/word_changes.tsx'
import type { ChangedPassage } from './changed_words.ts'
import type { ListedPages, PageGroup } from './page_groups.ts'

interface Props {
	listed: ListedPages
	/** The URL of a page's preview. */
	previewOf(path: string): string
	/** Follows the page's name in links to previews: `as of January 1, 2027`. */
	when: string
}

const box = 'rounded-md border border-border bg-card text-card-foreground'

/** The changed pages grouped by kind, each with its changed passages and a link to its preview. */
export function PageList({ listed: { count, common, groups }, ...rest }: Props) {
	return (
		<div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
			<h2 className="text-xl">
				{count === 0
					? 'Every page stays as it is.'
					: `${counted(count, 'page')} ${count === 1 ? 'changes' : 'change'}`}
			</h2>
			{common.length > 0 && (
				<div className={`${box} p-4`}>
					<p className="mb-2 font-semibold">On every page whose words change</p>
					<Passages passages={common} />
				</div>
			)}
			{groups.map((group) =>
				group.isFolded ? (
					<details key={group.name} className={box}>
						<summary className="flex min-h-12 items-center gap-2 px-4 py-2">
							<Icon name="chevron" />
							<GroupName group={group} />
						</summary>
						<Group group={group} {...rest} />
					</details>
				) : (
					<section key={group.name} className={box}>
						<div className="px-4 py-3">
							<GroupName group={group} />
						</div>
						<Group group={group} {...rest} />
					</section>
				),
			)}
		</div>
	)
}

function GroupName({ group: { name, pages } }: { group: PageGroup }) {
	return (
		<h3 className="inline text-base">
			{name} <span className="font-normal text-muted-foreground">({pages.length})</span>
		</h3>
	)
}

function Group({ group: { common, pages }, previewOf, when }: { group: PageGroup } & Omit<Props, 'listed'>) {
	return (
		<>
			{common.length > 0 && (
				<div className="border-t border-border p-4">
					<p className="mb-2 text-[0.9375rem] font-semibold">On each of these</p>
					<Passages passages={common} />
				</div>
			)}
			<ul>
				{pages.map((page) => (
					<li
						key={page.path}
						className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-border px-4 py-1"
					>
						<p className="break-words">
							<span className="font-semibold">{page.name}</span>{' '}
							{page.path !== '/no-such-page' && (
								<span className="text-sm text-muted-foreground">{page.path}</span>
							)}
						</p>
						{page.how !== 'goes' && (
							<a
								href={previewOf(page.path)}
								target="_blank"
								rel="noreferrer"
								aria-label={`Preview ${page.path} ${when}`}
								className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
							>
								Preview
							</a>
						)}
						<div className="col-span-2 mb-2 empty:hidden">
							{notes[page.how] && <p className="text-[0.9375rem] text-muted-foreground">{notes[page.how]}</p>}
							<Passages passages={page.passages} />
							{page.more > 0 && (
								<p className="mt-1.5 text-[0.9375rem] text-muted-foreground">
									and {counted(page.more, 'more place')}
								</p>
							)}
						</div>
					</li>
				))}
			</ul>
		</>
	)
}

const notes = { changes: null, comes: 'New page', goes: 'Leaves the site' }

function Passages({ passages }: { passages: readonly ChangedPassage[] }) {
	if (passages.length === 0) return null
	return (
		<ul className="grid gap-1.5 border-l-4 border-border pl-3 text-[0.9375rem]">
			{passages.map((passage) => (
				<li key={JSON.stringify(passage)} className="break-words">
					<MarkedWords parts={passage} />
				</li>
			))}
		</ul>
	)
}
