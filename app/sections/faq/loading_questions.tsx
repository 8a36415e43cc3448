import { Skeleton } from '#app/ui/skeleton.tsx'

/** A skeleton of the list of questions while it loads (FQ-02, RO-02, RS-03). */
export function LoadingQuestions({ rows }: { rows: number }) {
	return (
		<output className="block border-t-2 border-foreground">
			<span className="sr-only">Loading questions</span>
			{Array.from({ length: rows }, (_, row) => (
				<span key={row} className="block border-b border-border py-5">
					<Skeleton className="h-5 w-3/4" />
				</span>
			))}
		</output>
	)
}
