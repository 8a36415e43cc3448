import type { Light } from '../light.ts'

/** Half an hour after sunset, the glow still behind the mountains. */
export const dusk: Light = {
	night: true,
	sky: [
		[0, '#0f2230'],
		[0.3, '#1c3d4e'],
		[0.5, '#47606a'],
		[0.66, '#b98463'],
		[0.8, '#e99a58'],
		[1, '#f0a85e'],
	],
	cloud: '#b9826a',
	haze: '#4d5a6b',
	tint: '#10202c',
	dim: 0.08,
	landDim: 0.7,
	rockLit: '#4a5670',
	rockShade: '#36435b',
	snowLit: '#8f93a8',
	snowShade: '#5f6983',
	lamp: '#ffe7a6',
}

/** A little later, when the last of the glow is violet. */
export const violetDusk: Light = {
	...dusk,
	sky: [
		[0, '#121f33'],
		[0.34, '#27395a'],
		[0.58, '#5b5579'],
		[0.76, '#b0717a'],
		[1, '#e5a077'],
	],
	cloud: '#8b6479',
	haze: '#4f5570',
	tint: '#121c2e',
	rockLit: '#4d5273',
	rockShade: '#3a3f5e',
	snowLit: '#9a93b0',
	snowShade: '#666a8d',
}

/** Deep night under a bright moon. */
export const moonlight: Light = {
	...dusk,
	sky: [
		[0, '#0c1b28'],
		[0.5, '#1b3849'],
		[1, '#4b6b78'],
	],
	cloud: '#5b7684',
	haze: '#3d5563',
	tint: '#0e1d28',
	rockLit: '#4f6678',
	rockShade: '#344a5c',
	snowLit: '#a3b6c4',
	snowShade: '#657d90',
}
