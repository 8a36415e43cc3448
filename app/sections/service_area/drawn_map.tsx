/** The service area's map as rendered by `drawnMap`; static, so that no script has to draw it again. */
export function DrawnMap({ svg }: { svg: string }) {
	return (
		<figure
			aria-label="Map of the towns we serve"
			className="late h-full"
			dangerouslySetInnerHTML={{ __html: svg }}
		/>
	)
}
