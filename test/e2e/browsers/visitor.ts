import { expect } from '@playwright/test'
import type { Key, Part, Tab } from './tab.ts'

const named = (name: string) => `[normalize-space(.)="${name}" or @aria-label="${name}"]`

/** The XPath of buttons with exactly this name, including those that open a menu. */
export const button = (name: string): string => `//*[self::button or self::summary]${named(name)}`
export const linkTo = (path: string): string => `//a[@href="${path}"]`
/** The XPath of the control whose label begins with these words. */
export const field = (label: string): string =>
	`//*[self::input or self::select or self::textarea][@id=//label[starts-with(normalize-space(.), "${label}")]/@for or ancestor::label[starts-with(normalize-space(.), "${label}")]]`

/** A visitor in a browser: acts as people do, and waits for what they would wait for. */
export class Visitor {
	readonly tab: Tab
	readonly #origin: string

	constructor(tab: Tab, origin: string) {
		this.tab = tab
		this.#origin = origin
	}

	/** Opens a page of the site without an interaction, which its scripts wait for. */
	async openUntouched(path: string): Promise<void> {
		await this.tab.open(this.#origin + path)
	}

	/** Opens a page of the site and starts its scripts with a key that does nothing. */
	async open(path: string): Promise<void> {
		await this.openUntouched(path)
		await this.tab.press('Shift')
		await this.hydrated()
	}

	/** Waits until the page is hydrated. */
	async hydrated(): Promise<void> {
		await this.expectValue('history.scrollRestoration', 'manual')
	}

	/** Clicks the first visible element at this XPath. */
	async click(xpath: string): Promise<void> {
		await (await this.#shown(xpath)).click()
	}

	/** Presses the first visible element at this XPath, `milliseconds` after the mouse has moved to it. */
	async pressAfter(xpath: string, milliseconds: number): Promise<void> {
		await (await this.#shown(xpath)).pressAfter(milliseconds)
	}

	/** Replaces the text of a field. */
	async fill(label: string, text: string): Promise<void> {
		await this.click(field(label))
		await this.tab.evaluate('document.activeElement.select()')
		await this.tab.type(text)
	}

	async choose(label: string, option: string): Promise<void> {
		await (await this.#shown(field(label))).choose(option)
	}

	async press(...keys: Key[]): Promise<void> {
		for (const key of keys) await this.tab.press(key)
	}

	/** Waits until the page shows this text. */
	async reads(text: string): Promise<void> {
		await expect.poll(() => this.#text(), { message: text }).toContain(text)
	}

	async readsNoMore(text: string): Promise<void> {
		await expect.poll(() => this.#text(), { message: text }).not.toContain(text)
	}

	/** Waits until an element is visible (or, with `isShown` false, no longer is). */
	async sees(xpath: string, isShown = true): Promise<void> {
		const isThere = async () => (await this.#firstShown(xpath)) !== undefined
		await expect.poll(isThere, { message: xpath }).toBe(isShown)
	}

	/** Waits until the page's path is this one. */
	async arrives(path: string): Promise<void> {
		await this.expectValue('location.pathname', path)
	}

	/** Waits until an expression in the page has this value. */
	async expectValue(expression: string, value: unknown): Promise<void> {
		const read = () => this.tab.evaluate<unknown>(expression)
		await expect.poll(read, { message: expression }).toEqual(value)
	}

	#text(): Promise<string> {
		return this.tab.evaluate<string>(String.raw`document.body.innerText.replace(/\s+/g, ' ')`)
	}

	async #firstShown(xpath: string): Promise<Part | undefined> {
		for (const part of await this.tab.find(xpath)) if (await part.isShown().catch(() => false)) return part
		return undefined
	}

	async #shown(xpath: string): Promise<Part> {
		await this.sees(xpath)
		const part = await this.#firstShown(xpath)
		if (!part) throw new Error(`It went away again: ${xpath}`)
		return part
	}
}
