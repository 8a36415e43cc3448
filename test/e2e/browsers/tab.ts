/** One thing on a page. */
export interface Part {
	isShown(): Promise<boolean>
	/** Presses the mouse in its middle. */
	click(): Promise<void>
	/** Moves the mouse onto its middle, and so many milliseconds later presses it there, as long as a finger does. */
	pressAfter(milliseconds: number): Promise<void>
	/** Chooses the option with this text; for a `select`. */
	choose(option: string): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Shift'

/** An empty browser's only page, as the protocols of Firefox and WebKit both can drive it. */
export interface Tab {
	/** Opens an address and waits until the page has loaded. */
	open(url: string): Promise<void>
	/** Of the page, in CSS pixels; a window of WebKit is never narrower than 450. */
	resize(width: number, height: number): Promise<void>
	/** The parts at this XPath, shown or not. */
	find(xpath: string): Promise<Part[]>
	/** Types into what has the focus. */
	type(text: string): Promise<void>
	press(key: Key): Promise<void>
	/** The value, as JSON could hold it, of an expression in the page. */
	evaluate<Value>(expression: string): Promise<Value>
	/** Errors and warnings of its console so far: failed loads, uncaught errors and violations of the policy included. */
	problems(): string[]
	close(): Promise<void>
}

/** A running browser, which gives each journey a tab without anybody's cookies. */
export interface OtherBrowser {
	openTab(): Promise<Tab>
	close(): Promise<void>
}
