/**
 * An SVG in pixels, off the main thread. Not by sharp, which reads no SVG in this process, so that none that is uploaded
 * can ever be drawn.
 */
export async function rasterize(svg: string, width: number) {
	const { renderAsync } = await import('@resvg/resvg-js')
	return renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
}
