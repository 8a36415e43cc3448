import { useEffect } from 'react'
import { type Follow, followWhileVisible, type StreamEvent } from './follow_stream.ts'
import type { ThemeVariable } from './theme_style.ts'

/**
 * Server-sent events: `theme` with the active palette as `{ "variables": [{ name, value }] }`, and `pickup`
 * when pickup days change.
 */
const eventsUrl = '/events'

/**
 * Follows the active palette and dispatches changes of pickup days (PD-09) to the window, while the page is
 * visible (TH-02). Connects when the browser is idle, so that it does not compete with loading. The office's
 * windows share a connection.
 */
export function useLiveTheme(follow: Follow = followWhileVisible): void {
	useEffect(() => {
		let end = () => {}
		const cancelIdle = whenIdle(() => {
			end = follow({ name: 'live-theme', url: eventsUrl, events: ['theme', 'pickup'], receive })
		})
		return () => {
			cancelIdle()
			end()
		}
	}, [follow])
}

function receive({ event, data }: StreamEvent): void {
	// A connection also starts with the palette: pickup days may have changed before it without notice.
	dispatchEvent(new Event('pickup'))
	if (event === 'pickup') return
	const variables = readVariables(data)
	// Unreadable data leaves the colors unchanged (TH-03).
	if (!variables) return console.error('An unexpected error occurred')
	applyTheme(variables, document.documentElement.style)
	retireFirstPalette()
}

/** The maximum delay in ms for a browser that is never idle. */
const longestWait = 5000

/** Safari has no idle callbacks; a timeout does instead. */
function whenIdle(run: () => void): () => void {
	if (typeof requestIdleCallback === 'undefined') {
		const timer = setTimeout(run, 1000)
		return () => clearTimeout(timer)
	}
	const handle = requestIdleCallback(run, { timeout: longestWait })
	return () => cancelIdleCallback(handle)
}

/** Parses the variables in a message; null if it has none. */
export function readVariables(data: string): readonly ThemeVariable[] | null {
	try {
		const message: unknown = JSON.parse(data)
		if (typeof message !== 'object' || message === null || !('variables' in message)) return null
		const { variables } = message
		return Array.isArray(variables) && variables.every(isVariable) ? variables : null
	} catch {
		return null
	}
}

function isVariable(value: unknown): value is ThemeVariable {
	const { name, value: triple } = (value ?? {}) as Partial<ThemeVariable>
	return typeof name === 'string' && typeof triple === 'string'
}

/** Disables the palette in the HTML, so that a property that was removed falls back to the style sheet. */
function retireFirstPalette(): void {
	const style = document.getElementById('palette')
	if (style instanceof HTMLStyleElement) style.disabled = true
}

/** Replaces the color properties of the page root, and takes away those that the palette no longer has. */
export function applyTheme(
	variables: readonly ThemeVariable[],
	root: Pick<CSSStyleDeclaration, 'setProperty' | 'removeProperty' | 'length' | 'item'>,
): void {
	const kept = new Set(variables.map(({ name }) => name))
	const present = Array.from({ length: root.length }, (_, index) => root.item(index))
	for (const name of present) if (name.startsWith('--') && !kept.has(name)) root.removeProperty(name)
	for (const { name, value } of variables) root.setProperty(name, value)
}
