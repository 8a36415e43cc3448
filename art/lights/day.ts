import type { Light } from '../light.ts'

/** First light on a clear late-summer morning: blue above, the peach belt over the mountains. */
export const dawn: Light = {
	night: false,
	sky: [
		[0, '#b2d5e2'],
		[0.4, '#d7e8e8'],
		[0.62, '#f5e8d4'],
		[1, '#fac998'],
	],
	cloud: '#fbe3cb',
	haze: '#cbcfd4',
	tint: '#f3c98f',
	dim: 0.06,
	landDim: 0.08,
	rockLit: '#e0987d',
	rockShade: '#7d8db0',
	snowLit: '#fff1e2',
	snowShade: '#b4c0d8',
	lamp: '#fff3cf',
}

/** A clear spring morning. */
export const morning: Light = {
	...dawn,
	sky: [
		[0, '#9fcbe0'],
		[0.55, '#cfe6ec'],
		[1, '#eff3e9'],
	],
	cloud: '#ffffff',
	haze: '#cddbe1',
	tint: '#fff3da',
	dim: 0.03,
	landDim: 0.04,
	rockLit: '#c3b3ad',
	rockShade: '#8093ab',
	snowLit: '#ffffff',
	snowShade: '#c0cfe0',
}

/** High summer on the plains. */
export const noon: Light = {
	...morning,
	sky: [
		[0, '#86bcd9'],
		[0.6, '#bddfe9'],
		[1, '#e7f0e6'],
	],
	haze: '#c3d6de',
	rockLit: '#a9abb5',
	rockShade: '#7d92ac',
}

/** Low gold light late on an October day. */
export const autumn: Light = {
	...dawn,
	sky: [
		[0, '#bdd6da'],
		[0.5, '#e9e6cf'],
		[1, '#f8d08c'],
	],
	cloud: '#fdeccb',
	haze: '#d6cfbd',
	tint: '#f4b65e',
	dim: 0.09,
	landDim: 0.12,
	rockLit: '#cfa27c',
	rockShade: '#8b8f9f',
	snowLit: '#fff4dc',
	snowShade: '#c4c6cd',
}

/** A still morning after snow. */
export const winter: Light = {
	...dawn,
	sky: [
		[0, '#b9d1de'],
		[0.5, '#dde7ea'],
		[1, '#f6dfd6'],
	],
	cloud: '#fdf3ee',
	haze: '#d7dee4',
	tint: '#dfe6ee',
	dim: 0.05,
	landDim: 0.16,
	rockLit: '#d0b3ad',
	rockShade: '#8ea0b8',
	snowLit: '#fff8f2',
	snowShade: '#c3d0e2',
}

/** A storm passing to the east of town, with sun still on the fields. */
export const stormy: Light = {
	...dawn,
	sky: [
		[0, '#8fb3c2'],
		[0.5, '#b9cfd2'],
		[1, '#f1dfba'],
	],
	cloud: '#f7efe2',
	haze: '#b9c6ca',
	tint: '#f6d69b',
	dim: 0.05,
	landDim: 0.05,
	rockLit: '#9c9ba2',
	rockShade: '#61748a',
}

/** High in the hills: thin air, and mist in the valleys. */
export const mountainMorning: Light = {
	...morning,
	sky: [
		[0, '#a5cbdc'],
		[0.5, '#d3e6ea'],
		[1, '#f4ead8'],
	],
	haze: '#d2dfe0',
	rockLit: '#d3a68f',
	rockShade: '#8793a8',
}
