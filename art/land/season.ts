import { afar, type Light } from '../light.ts'
import { material } from '../materials.ts'
import type { Crop } from './fields.ts'
import { hay, snowyField, stubble, wheat } from './fields.ts'
import type { VergeColors } from './verge.ts'
import { snowyVerge } from './verge.ts'

/** How leaves, meadows and fields look at a time of the year. */
export type Season = {
	isSnowy: boolean
	/** Storms build up over the plains, and hay is baled. */
	isHot: boolean
	/** Tree crowns in the shade and in the light. */
	leaves: readonly [dark: string, lit: string]
	ground: VergeColors
	crop: Crop
	/** The strips of the plain; undefined for those of summer. */
	plain?: readonly string[]
}

export const seasons = {
	spring: {
		isSnowy: false,
		isHot: false,
		leaves: ['#6f9a4c', '#b3cc74'],
		ground: { edge: '#a9bf6a', back: '#8db35a', grass: '#6f9e4b' },
		crop: { pale: '#b8cf83', main: '#8fb45c', deep: '#6d9a49' },
		plain: ['#8fb45c', '#a9bf6a', '#7fa653', '#c2c98a', '#6d9a49'],
	},
	summer: {
		isSnowy: false,
		isHot: true,
		leaves: ['#4f7646', '#86a957'],
		ground: { edge: '#a3b060', back: '#86a055', grass: material.grass },
		crop: wheat,
	},
	hayTime: {
		isSnowy: false,
		isHot: true,
		leaves: ['#577c49', '#8fae62'],
		ground: { edge: '#b7a858', back: '#9aa055', grass: '#71854a' },
		crop: hay,
	},
	/** Late summer along the roads. */
	dry: {
		isSnowy: false,
		isHot: true,
		leaves: ['#4f7646', '#86a957'],
		ground: { edge: '#b7a858', back: '#8f9a52', grass: material.grass },
		crop: wheat,
	},
	autumn: {
		isSnowy: false,
		isHot: false,
		leaves: ['#b0772a', '#e4b04a'],
		ground: { edge: '#c6a75a', back: '#a89850', grass: '#86803f' },
		crop: stubble,
		plain: ['#c9b06a', '#b79a55', '#a89850', '#d8c489', '#9c8a4c'],
	},
	winter: {
		isSnowy: true,
		isHot: false,
		leaves: ['#8b8580', '#aaa5a0'],
		ground: snowyVerge,
		crop: snowyField,
		plain: ['#eef1f1', '#dfe5e6', '#c9cdb8', '#e8eceb', '#d5dcde'],
	},
} as const satisfies Record<string, Season>

export type SeasonName = keyof typeof seasons

/** Tree crowns in the shade and in the light, faded by a distance from 0 to 1. */
export const leavesAfar =
	(light: Light, { leaves: [dark, lit] }: Season) =>
	(distance: number) =>
		[afar(light, dark, distance), afar(light, lit, distance)] as const
