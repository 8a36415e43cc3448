import { expect } from '@playwright/test'

/** How long a finger stays on a button. */
export const pressMs = 80

/** In a page: notes for the page after it whether its scripts had taken over when the mouse was pressed. */
export const notePress = `addEventListener('mousedown', () => sessionStorage.setItem('pressed', history.scrollRestoration), true)`
export const notedPress = `sessionStorage.getItem('pressed')`

/**
 * Lets `press` press a link of a fresh page every 20 ms of its hydration, so many milliseconds after a touch began it: until three
 * presses in a row came after it, or half a second that only a starved machine needs. It returns what the page noted.
 */
export async function pressAtEveryMoment(press: (milliseconds: number) => Promise<unknown>): Promise<void> {
	const noted: unknown[] = []
	const isOver = () => noted.includes('auto') && noted.slice(-3).every((one) => one === 'manual')
	for (let moment = 0; moment <= 500 && !isOver(); moment += 20) noted.push(await press(moment))
	expect(noted, 'some come before the scripts have taken over').toContain('auto')
}
