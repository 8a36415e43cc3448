/** What ends a script element, or lets it end elsewhere: https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements */
const risky = /<(?=!--|\/?script)/gi

/** JSON text escaped for a script element of a page. Other markup stays, so that it compresses with the page that shows it too. */
export function jsonInScript(json: string): string {
	return json.replace(risky, '\\u003c')
}
