/** An element of a page. */
export interface Part {
	isShown(): Promise<boolean>
	/** Clicks its center. */
	click(): Promise<void>
	/** Moves the mouse to its center and presses there after `milliseconds`, for as long as a finger does. */
	pressAfter(milliseconds: number): Promise<void>
	/** Chooses the option with this text of a `select`. */
	choose(option: string): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Shift'

/** The only page of a new browser context, with the operations that both Firefox's and WebKit's protocols support. */
export interface Tab {
	/** Opens an address and waits until the page has loaded. */
	open(url: string): Promise<void>
	/** Sets the page's size in CSS pixels; a WebKit window is never narrower than 450. */
	resize(width: number, height: number): Promise<void>
	/** The elements at this XPath, visible or not. */
	find(xpath: string): Promise<Part[]>
	/** Types into the focused element. */
	type(text: string): Promise<void>
	press(key: Key): Promise<void>
	/** The JSON-serializable value of an expression in the page. */
	evaluate<Value>(expression: string): Promise<Value>
	/** The console's errors and warnings so far, including failed loads, uncaught errors and policy violations. */
	problems(): string[]
	close(): Promise<void>
}

/** A running browser, which gives each journey a tab without cookies. */
export interface OtherBrowser {
	openTab(): Promise<Tab>
	close(): Promise<void>
}
