/**
 * Sequences that end a script element or change where it ends:
 * https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
const risky = /<(?=!--|\/?script)/gi

/** Escapes JSON text for a script element. Other markup stays, so that it compresses well with the page that repeats it. */
export function jsonInScript(json: string): string {
	return json.replace(risky, '\\u003c')
}
