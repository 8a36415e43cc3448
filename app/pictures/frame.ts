/** The box a scene is composed for: about as wide as a screen, a band across a page, or about as high as wide. */
export type Frame = 'standard' | 'wide' | 'upright'

/** The suffix of a drawing's file name, after the scene's name: `home-upright-dark.svg`. */
export function drawingSuffix(frame: Frame, isDark = false): string {
	return `${frame === 'standard' ? '' : `-${frame}`}${isDark ? '-dark' : ''}.svg`
}
