import { Skeleton } from '#app/ui/skeleton.tsx'

const lines = ['w-full', 'w-11/12', 'w-full', 'w-4/5']

export function ArticleSkeleton() {
	return (
		<div className="wrap min-h-svh pt-6 pb-24">
			<output className="sr-only">Loading the article</output>
			<Skeleton className="h-5 w-56" />
			<Skeleton className="mt-10 h-12 w-4/5 max-w-2xl" />
			<Skeleton className="mt-6 h-5 w-3/5 max-w-xl" />
			<div className="mt-14 grid max-w-[68ch] gap-3">
				{[...lines, ...lines].map((width, line) => (
					// oxlint-disable-next-line react/no-array-index-key -- nothing tells one gray line from another
					<Skeleton key={line} className={`h-4 ${width}`} />
				))}
			</div>
		</div>
	)
}

/** The skeleton of the list during a search. */
export function ListSkeleton() {
	return (
		<div>
			<output className="sr-only">Searching the articles</output>
			<Skeleton className="h-7 w-64 max-w-full" />
			<div className="mt-5 border-t-2 border-foreground">
				{[1, 2, 3, 4, 5].map((row) => (
					<div key={row} className="grid gap-2.5 border-b border-border py-5">
						<Skeleton className="h-5 w-3/5" />
						<Skeleton className="h-4 w-11/12" />
					</div>
				))}
			</div>
		</div>
	)
}
