import { expect } from '@playwright/test'

/** The milliseconds that a finger stays on a button. */
export const pressMs = 80

/** Runs in the browser: stores for the next page whether this one was hydrated when the mouse was pressed. */
export const notePress = `addEventListener('mousedown', () => sessionStorage.setItem('pressed', history.scrollRestoration), true)`
export const notedPress = `sessionStorage.getItem('pressed')`

/**
 * Calls `press` with 0, 20, 40 … ms: it opens a fresh page, presses a link that long after hydration begins, and returns the
 * value that the page stored. Ends after three presses in a row came after hydration, or at 500 ms on a very slow machine.
 */
export async function pressAtEveryMoment(press: (milliseconds: number) => Promise<unknown>): Promise<void> {
	const noted: unknown[] = []
	const isOver = () => noted.includes('auto') && noted.slice(-3).every((one) => one === 'manual')
	for (let moment = 0; moment <= 500 && !isOver(); moment += 20) noted.push(await press(moment))
	expect(noted, 'some come before the scripts have taken over').toContain('auto')
}
