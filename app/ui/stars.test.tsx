import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stars } from './stars.tsx'

const widths = (rating: number) =>
	[...renderToStaticMarkup(<Stars rating={rating} />).matchAll(/<svg width="([\d.]+)"/g)].map(([, width]) =>
		Number(width),
	)

test('HM-07 D7 4.8 stars are four whole ones and most of the fifth', () => {
	expect(widths(5)).toEqual([22, 22, 22, 22, 22])
	expect(widths(3)).toEqual([22, 22, 22])
	const [, , , , last] = widths(4.8)
	expect(last).toBeCloseTo(18)
})
