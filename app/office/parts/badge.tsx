/** The number of items waiting behind a menu item; renders nothing for 0. */
export function Badge({ count, words }: { count: number; words: string }) {
	if (count === 0) return null
	return (
		<span className="ml-auto min-w-6 rounded-full bg-accent px-1.5 text-center text-sm leading-6 font-bold text-accent-foreground tabular-nums">
			{count}
			<span className="sr-only"> {words}</span>
		</span>
	)
}
