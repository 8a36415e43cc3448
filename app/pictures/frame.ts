/** What a scene is composed for: a box about as wide as a screen, a band across a page, or a box about as high as wide. */
export type Frame = 'standard' | 'wide' | 'upright'

/** The end of a drawing's file name, which is a scene's name and this: `home-upright-dark.svg`. */
export function drawingSuffix(frame: Frame, isDark = false): string {
	return `${frame === 'standard' ? '' : `-${frame}`}${isDark ? '-dark' : ''}.svg`
}
