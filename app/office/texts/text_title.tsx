/** The heading of a page for texts alone. */
export function TextTitle({ name }: { name: string }) {
	return (
		<h1 className="mb-7 border-b-2 border-foreground pb-4 text-[1.75rem] wrap-anywhere">
			{name === '' ? 'Texts' : `Texts to ${name}`}
		</h1>
	)
}
