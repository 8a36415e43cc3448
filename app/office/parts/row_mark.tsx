interface Props {
	isSample: boolean
	/** Whether visitors do not see the row, for whatever reason. */
	isHidden: boolean
}

/** Marks a sample and what visitors do not see, in a list or on a form. */
export function RowMark({ isSample, isHidden }: Props) {
	if (!isSample && !isHidden) return null
	const sample = isHidden ? 'Sample, not shown' : 'Sample'
	return (
		<span className="rounded-sm bg-muted px-2 text-sm font-normal text-muted-foreground">
			{isSample ? sample : 'Not shown'}
		</span>
	)
}
