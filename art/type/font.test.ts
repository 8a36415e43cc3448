import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { font } from '#app/shell/font.ts'
import { characters, cutArchivo, webWeight } from './archivo.ts'
import { arialAverage, averageWidth, fallbackFor } from './fallback.ts'
import { lettering, measure, openLettering } from './lettering.ts'
import { letteringFont } from './lettering_font.ts'

beforeAll(() => openLettering())

const publicFolder = new URL('../../public/', import.meta.url)

describe('the display font', () => {
	test('the committed file equals the generated one, is named by its hash and is small', async () => {
		const file = readFileSync(new URL(`.${font.href}`, publicFolder))
		expect(file.equals(await cutArchivo('woff2'))).toBe(true)
		expect(font.href).toContain(createHash('sha256').update(file).digest('hex').slice(0, 8))
		expect(file.length).toBeLessThanOrEqual(10 * 1024)
		expect(
			readdirSync(new URL('fonts/', publicFolder)).filter((name) => name.endsWith('.woff2')),
		).toHaveLength(1)
	})

	test('the lettering has the same face in every weight, and letters that the face does not have are left out', async () => {
		expect(letteringFont).toBe((await cutArchivo('sfnt')).toString('base64'))
		expect(lettering('é', 10).path).not.toBe('')
		expect(lettering('Łódź 東京', 10)).toEqual(lettering('ód ', 10))
	})

	test('it has every promised character', () => {
		const missing = [...characters].filter((letter) => letter !== ' ' && lettering(letter, 10).path === '')
		expect(missing).toEqual([])
	})

	test('heavier letters are wider, and kerning is counted', () => {
		expect(measure('Windsor', 850)).toBeGreaterThan(measure('Windsor', 500))
		expect(measure('AV', 700)).toBeLessThan(measure('A', 700) + measure('V', 700))
	})

	test('the fallback has the same line length and height as the font', () => {
		const averageOfFont = averageWidth((text) => measure(text, webWeight))
		const fallback = fallbackFor({ ascent: 0.878, descent: 0.21, lineGap: 0, averageWidth: averageOfFont })
		expect((arialAverage() * fallback.sizeAdjust) / 100).toBeCloseTo(averageOfFont, 3)
		expect((fallback.ascent * fallback.sizeAdjust) / 10_000).toBeCloseTo(0.878, 3)
		const css = readFileSync(new URL('../../app/shell/font.css', import.meta.url), 'utf8')
		expect(css).toContain(`size-adjust: ${fallback.sizeAdjust}%`)
		expect(css).toContain(font.href)
	})
})
