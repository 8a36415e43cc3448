/** Marks a sample, in a list or on a form. */
export function SampleMark({ isHidden }: { isHidden: boolean }) {
	return (
		<span className="rounded-sm bg-muted px-2 text-sm font-normal text-muted-foreground">
			{isHidden ? 'Sample, not shown' : 'Sample'}
		</span>
	)
}
