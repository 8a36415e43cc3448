/** The map of the service area as `drawnMap` made it: the same on every visit, so that no script draws it again. */
export function DrawnMap({ svg }: { svg: string }) {
	return (
		<figure
			aria-label="Map of the towns we serve"
			className="late h-full"
			dangerouslySetInnerHTML={{ __html: svg }}
		/>
	)
}
