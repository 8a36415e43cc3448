import type { Frame } from '@playwright/test'
import { inLooks, type Look } from './looks.ts'

/**
 * The texts of a framed page (`openFramed`) that overlap in one of these looks, such as enlarged labels side by side. Layers
 * over the page, such as a bar at its bottom, overlap it on purpose: their texts are only compared with each other.
 */
export function overlappingWords(framed: Frame, looks: readonly Look[]): Promise<string[]> {
	return inLooks(framed, looks, onOneAnother, undefined)
}

/** Runs in the browser. */
function onOneAnother(): string[] {
	interface Box {
		left: number
		top: number
		right: number
		bottom: number
	}
	const common = (one: Box, other: Box): Box => ({
		left: Math.max(one.left, other.left),
		top: Math.max(one.top, other.top),
		right: Math.min(one.right, other.right),
		bottom: Math.min(one.bottom, other.bottom),
	})
	/** The area in which an element's content is visible, and the layer over the page that it is in. */
	interface Place {
		seen: Box
		layer: Element | null
	}
	const everywhere: Place = {
		seen: { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity },
		layer: null,
	}
	const places = new Map<Element, Place>()
	const placeOf = (element: Element | null): Place => {
		if (!element) return everywhere
		const known = places.get(element)
		if (known) return known
		const { position, overflow } = getComputedStyle(element)
		const { seen, layer } = placeOf(element.parentElement)
		const place = {
			seen: overflow === 'visible' ? seen : common(seen, element.getBoundingClientRect()),
			layer: position === 'fixed' || position === 'sticky' ? element : layer,
		}
		places.set(element, place)
		return place
	}
	const found: string[] = []
	const words = new Map<Element | null, { text: Node; box: Box }[]>()
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	while (texts.nextNode()) {
		const text = texts.currentNode
		const { parentElement, textContent } = text
		if (!textContent?.trim() || parentElement?.closest('script, style, select, svg')) continue
		if (!parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
		const { seen, layer } = placeOf(parentElement)
		const others = words.get(layer) ?? []
		words.set(layer, others)
		const range = document.createRange()
		range.selectNodeContents(text)
		for (const rect of range.getClientRects()) {
			const box = common(rect, seen)
			const height = box.bottom - box.top
			if (box.right - box.left < 2 || height < 2) continue
			const under = others.find((one) => {
				const both = common(one.box, box)
				const least = Math.min(height, one.box.bottom - one.box.top) / 2
				return one.text !== text && both.right - both.left > 2 && both.bottom - both.top > least
			})
			if (under) {
				const [upper, lower] = [text, under.text].map((node) => node.textContent?.trim().slice(0, 40))
				found.push(`“${upper}” on “${lower}”, in ${parentElement.outerHTML.slice(0, 120)}`)
			}
			others.push({ text, box })
		}
	}
	return found
}
