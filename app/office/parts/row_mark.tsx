interface Props {
	isSample: boolean
	/** Whether the row is not shown to visitors, for any reason. */
	isHidden: boolean
}

/** Marks a row as a sample or as not shown to visitors, in a list or a form. */
export function RowMark({ isSample, isHidden }: Props) {
	if (!isSample && !isHidden) return null
	const sample = isHidden ? 'Sample, not shown' : 'Sample'
	return (
		<span className="rounded-sm bg-muted px-2 text-sm font-normal text-muted-foreground">
			{isSample ? sample : 'Not shown'}
		</span>
	)
}
