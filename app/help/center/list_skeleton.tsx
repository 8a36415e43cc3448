import { Skeleton } from '#app/ui/skeleton.tsx'

/** The list's stand-in while a search is under way. */
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
