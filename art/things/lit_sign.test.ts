import { beforeAll, expect, test } from 'vitest'
import { toLab } from '../color.ts'
import { autumn, dawn } from '../lights/day.ts'
import { dusk, violetDusk } from '../lights/night.ts'
import { openLettering } from '../type/lettering.ts'
import { office } from './buildings.ts'
import type { Shop } from './shop_front.ts'
import { shopFront } from './shop_front.ts'

beforeAll(() => openLettering())

const letters = (drawing: string) =>
	[...drawing.matchAll(/<g [^>]*scale\(1\)"><path [^>]*fill="(#[0-9a-f]{6})"/g)].map(
		([, color = '']) => color,
	)
const brightness = (color: string) => toLab(color)[0]

test('by night the signs of our office, a bakery and a coffee shop are lit, and a shop without a name is dark', () => {
	const shop = (name: string): Shop => ({ name, brick: '#9a5a45', awning: '#2f5f78', tall: 27, lodgers: [] })
	for (const light of [dusk, violetDusk]) {
		const shining = (drawing: string) => drawing.split(light.lamp).length - 1
		for (const drawing of [
			office(light),
			shopFront(light, shop('BAKERY'), 0),
			shopFront(light, shop('COFFEE'), 0),
		]) {
			expect(letters(drawing).length).toBeGreaterThan(0)
			for (const color of letters(drawing)) expect(brightness(color)).toBeGreaterThan(0.85)
		}
		expect(shining(shopFront(light, shop('BAKERY'), 0))).toBeGreaterThan(6)
		expect(shining(shopFront(light, shop(''), 0))).toBe(0)
	}
})

test('by day no lamp burns', () => {
	for (const light of [dawn, autumn]) expect(office(light)).not.toContain(light.lamp)
})
