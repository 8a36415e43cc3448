declare module 'subset-font' {
	type AxisRange = number | { min: number; max: number; default?: number }
	type SubsetOptions = {
		targetFormat?: 'sfnt' | 'woff' | 'woff2'
		variationAxes?: Record<string, AxisRange>
		keepFeatures?: string[]
		keepAllGlyphs?: boolean
		noHinting?: boolean
	}
	export default function subsetFont(
		font: Uint8Array,
		text: string | undefined,
		options?: SubsetOptions,
	): Promise<Buffer>
}
