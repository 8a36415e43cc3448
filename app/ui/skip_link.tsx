/**
 * The first Tab stop, which skips the header to `<main id="main">`. It is hidden above the window relative to
 * its own height, so that any text size works.
 */
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
