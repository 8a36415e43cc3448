/** What hydration needs besides the loader data, as inert JSON in the page. */
export interface BootData {
	/** React Router's settings, as JSON text. */
	context: string
	manifest: string
	/** A route's id and the URLs of its modules. */
	routes: [id: string, urls: string[]][]
	entry: string
	preloads: string[]
	/** Set in the office: hydrate as soon as the page has loaded. */
	isEager?: true
}
