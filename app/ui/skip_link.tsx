/** The first stop of the Tab key: leads past the header to the page's `<main id="main">`. Out of the window by its own height, whatever the size of its text. */
export function SkipLink() {
	return (
		<a
			href="#main"
			className="absolute top-2 left-2 z-50 -translate-y-[150%] max-w-[calc(100%-1rem)] rounded-md bg-accent px-5 py-3 font-semibold text-accent-foreground focus:translate-y-0"
		>
			Skip to main content
		</a>
	)
}
